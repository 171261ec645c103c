import { nodeValue, readTree } from '@runehold/kernel/content/pack-text';
import { isObject } from '@runehold/kernel/content/shape';
import type { ContentFault } from '@runehold/kernel/pack/pack';
import { limits } from '@runehold/protocol/limits';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { goTo } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { FaultLines } from '../../new-table/fault-lines.tsx';
import { saveText } from '../../table/menu/files.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import { type Sheet, setSheet, useSheet } from './desk.ts';
import { type PlacedFault, packText } from './pack-file.ts';
import styles from './packs.module.css';
import type { Shipped } from './shipped.ts';

/** A pack as its name and changes, whatever these are worth; or nothing where the text has no such form. */
const sheetIn = (text: string, game: string): Sheet | undefined => {
  const root = readTree(text.replace(/^\uFEFF/, ''), () => undefined);
  const value = root && nodeValue(root);
  if (!isObject(value) || value['game'] !== game || !isObject(value['changes'])) return undefined;
  return { name: String(value['name'] ?? ''), changes: value['changes'] };
};

type DeskToolsProps = {
  readonly game: string;
  readonly shipped: Shipped;
  readonly faults: readonly PlacedFault[];
};

/** The name of the pack, and what can be done with it as a whole. */
export const DeskTools = ({ game, shipped: { pack, parts }, faults }: DeskToolsProps): ReactNode => {
  const speaker = useSpeaker();
  const sheet = useSheet(game);
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<readonly ContentFault[]>([]);
  const usual = speaker.say('packs.usual-name');
  const isBlank = Object.keys(sheet.changes).length === 0;
  const text = packText(game, sheet.name.trim() === '' ? usual : sheet.name, sheet.changes);
  /** What can be shown in the form is opened, and says itself what is wrong with it; the rest is told by its line. */
  const open = async (file: File | undefined): Promise<void> => {
    const given = await file?.text().catch(() => '');
    if (given === undefined) return;
    const opened = given.length > limits.pack ? undefined : sheetIn(given, game);
    const known = new Set(parts.map(({ name }) => name));
    if (opened !== undefined && Object.keys(opened.changes).every(name => known.has(name))) {
      setUnread([]);
      setSheet(game, opened);
      return;
    }
    const reading = await pack.readContent?.(given);
    setUnread(reading === undefined || reading.ok ? [] : reading.problems);
  };
  return (
    <section className={styles.tools} aria-label={speaker.say('packs.title')}>
      <label htmlFor={field}>{speaker.say('packs.name')}</label>
      <input
        id={field}
        value={sheet.name}
        maxLength={100}
        placeholder={usual}
        onChange={event => setSheet(game, { ...sheet, name: event.currentTarget.value })}
      />
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.jsonc"
        hidden
        aria-label={speaker.say('packs.open')}
        onChange={event => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{speaker.say('packs.open')}</Button>
      <Button
        disabled={isBlank}
        onClick={() => saveText(`${game}.runehold-content.json`, 'application/json', text)}
      >
        {speaker.say('packs.save')}
      </Button>
      <Button
        disabled={isBlank}
        onClick={() => {
          setSheet(game, { name: '', changes: {} });
          setUnread([]);
        }}
      >
        {speaker.say('packs.clear')}
      </Button>
      <Button
        look="brass"
        disabled={isBlank || faults.length > 0}
        onClick={() => {
          if (sheet.name.trim() === '') setSheet(game, { ...sheet, name: usual });
          goTo('new', game, 'pack');
        }}
      >
        {speaker.say('packs.play')}
      </Button>
      <p role="status" data-wrong={faults.length > 0}>
        {faults.length > 0
          ? speaker.say('packs.faults', { n: faults.length })
          : isBlank
            ? undefined
            : speaker.say('packs.sound')}
      </p>
      {unread.length > 0 ? (
        <div role="alert">
          <p>{speaker.say('packs.unread')}</p>
          <FaultLines faults={unread} />
        </div>
      ) : undefined}
    </section>
  );
};
