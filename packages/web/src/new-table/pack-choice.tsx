import type { GamePack } from '@runehold/kernel/pack/pack';
import { limits } from '@runehold/protocol/limits';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { packOnDesk } from '../library/packs/desk.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { FaultLines } from './fault-lines.tsx';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import type { PackDraft } from './pack-draft.ts';
import { readDraft } from './pack-draft.ts';

/** What was made of the pack: its name, or what is wrong with it, line by line. */
const Verdict = ({ pack }: { pack: PackDraft }): ReactNode => {
  const speaker = useSpeaker();
  if ('name' in pack) return <p role="status">{speaker.say('new.pack.taken', { name: pack.name })}</p>;
  if ('tooLong' in pack) return <p role="alert">{speaker.say('new.pack.too-long', { most: limits.pack })}</p>;
  return (
    <div role="alert">
      <p>{speaker.say('new.pack.wrong')}</p>
      <FaultLines faults={pack.faults} />
    </div>
  );
};

/** An owner's own numbers for the cards, pasted or chosen as a file, for games that take them. */
export const PackChoice = ({
  draft,
  setDraft,
  game,
  isFromDesk,
}: DraftProps & { readonly game: GamePack; readonly isFromDesk: boolean }): ReactNode => {
  const speaker = useSpeaker();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => draft.pack?.text ?? (isFromDesk ? packOnDesk(draft.game) : ''));
  const latest = useRef({ draft, setDraft });
  latest.current = { draft, setDraft };
  useEffect(() => {
    let wanted = true;
    void readDraft(game, text).then(pack => {
      if (wanted) latest.current.setDraft({ ...latest.current.draft, pack });
    });
    return () => {
      wanted = false;
    };
  }, [game, text]);
  if (game.readContent === undefined) return undefined;
  const choose = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setText(await file.text().catch(() => ''));
  };
  return (
    <details className={styles.pack} open={draft.pack !== undefined || undefined}>
      <summary>{speaker.say('new.pack')}</summary>
      <p>
        {speaker.say('new.pack.about')}{' '}
        <a href={linkTo('library', 'packs', draft.game)}>{speaker.say('new.pack.make')}</a>
      </p>
      <label htmlFor={field}>{speaker.say('new.pack.text')}</label>
      <textarea
        id={field}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.jsonc"
        hidden
        aria-label={speaker.say('new.pack.file')}
        onChange={event => void choose(event.currentTarget.files?.[0])}
      />
      <Button look="paper" onClick={() => input.current?.click()}>
        {speaker.say('new.pack.file')}
      </Button>
      {draft.pack === undefined ? undefined : <Verdict pack={draft.pack} />}
    </details>
  );
};
