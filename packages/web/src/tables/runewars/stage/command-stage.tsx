import { commandOf } from '@runehold/runewars/rules/view/heroes';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { useDrawing } from '../use-drawing.ts';
import { StageCard } from './parts/stage-card.tsx';
import { StageCards } from './parts/stage-cards.tsx';
import { StageFrame } from './parts/stage-frame.tsx';

/**
 * The Commander card for which a hero is named; or those that were drawn while one of them is chosen, beside the one that
 * the hero has. (BW-CMD-02, BW-CMD-17, BW-CMD-18)
 */
export const CommandStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { ask } = useTable();
  if (ask === undefined) return undefined;
  const { hero, commanderCard } = ask.prompt.args;
  const drawn = ask.options.flatMap(({ label }) =>
    label.key === 'label.commanderCard' ? [label.args['it']] : [],
  );
  return (
    <StageFrame
      kind="command"
      title={speaker.say(commanderCard === undefined ? 'rw.commanders' : 'rw.card.commander')}
    >
      <StageCards>
        {drawn.map(card => (
          <StageCard key={card} kind="commanderCard" card={card} at={at.command(card)} />
        ))}
        {commanderCard === undefined ? undefined : <StageCard kind="commanderCard" card={commanderCard} />}
        {hero === undefined ? undefined : (
          <StageCard
            kind="commanderCard"
            card={commandOf(sight, hero)}
            note={speaker.say('rw.commanders.held')}
          />
        )}
      </StageCards>
    </StageFrame>
  );
};
