import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../build/statements.ts';
import { foundIn } from '../../src/library/search.ts';

const page = `# A ledger
## Turns
- **XX-TURN-01** A player *takes* a turn. *(p.3 Turns)* — \`Check:\` given a player, then a turn.
- **XX-TURN-02** **[ruling]** Nobody takes two. Reason: silence. *(silent)* — \`Check:\` never.
- not a statement
## End
- **XX-END-01** It ends.
`;

describe('the rules ledger as the library reads it', () => {
  it('statements have an id, a topic, their words and their source; checks are for tests', () => {
    expect(statementsOf(page)).toEqual([
      {
        id: 'XX-TURN-01',
        topic: 'Turns',
        text: 'A player takes a turn.',
        source: 'p.3 Turns',
        ruling: false,
      },
      {
        id: 'XX-TURN-02',
        topic: 'Turns',
        text: 'Nobody takes two. Reason: silence.',
        source: 'silent',
        ruling: true,
      },
      { id: 'XX-END-01', topic: 'End', text: 'It ends.', source: '', ruling: false },
    ]);
  });

  it('every ledger of the project is read, and no id is lost', () => {
    for (const name of ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war']) {
      const text = readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
      const ids = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z\d]+-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id);
      expect(statementsOf(text).map(({ id }) => id)).toEqual(ids);
      expect(text.match(/^- \*\*[A-Z]+-/gm)).toHaveLength(ids.length);
    }
  });

  it('all words that were typed must be there, in any order, without regard to accents', () => {
    const statements = statementsOf(page);
    expect(foundIn(statements, 'turn PLAYER').map(({ id }) => id)).toEqual(['XX-TURN-01']);
    expect(foundIn(statements, 'xx-end-01').map(({ id }) => id)).toEqual(['XX-END-01']);
    expect(foundIn(statements, 'dragon')).toEqual([]);
    expect(foundIn(statements, '  ')).toHaveLength(3);
  });
});
