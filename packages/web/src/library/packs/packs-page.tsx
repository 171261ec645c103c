import { withChange } from '@runehold/kernel/content/overlay';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../../text/use-speaker.ts';
import { GameLinks } from '../game-links.tsx';
import libraryStyles from '../library.module.css';
import { ChangeList } from './change-list.tsx';
import { changeBetween, withPart } from './changes.ts';
import { setSheet, useSheet } from './desk.ts';
import { DeskTools } from './desk-tools.tsx';
import { EditingContext } from './editing.ts';
import { Field } from './field.tsx';
import { groupName } from './field-names.ts';
import { Faults } from './leaf.tsx';
import { faultsAt, type PlacedFault, packText, placed } from './pack-file.ts';
import styles from './packs.module.css';
import { PartList } from './part-list.tsx';
import { groupOf, isPackGame, loadShipped, type PackGame, partName, type Shipped } from './shipped.ts';
import './words.ts';

/** What is wrong with the pack on the desk, as the game's own reader says; nothing is while nothing is changed. */
const useFaults = (game: string, { pack }: Shipped): readonly PlacedFault[] => {
  const sheet = useSheet(game);
  const [faults, setFaults] = useState<readonly PlacedFault[]>([]);
  const speaker = useSpeaker();
  const name = sheet.name.trim() === '' ? speaker.say('packs.usual-name') : sheet.name;
  const { changes } = sheet;
  useEffect(() => {
    let wanted = true;
    void pack.readContent?.(packText(game, name, changes)).then(reading => {
      if (wanted) setFaults(reading.ok ? [] : placed(reading.problems, game, name, changes));
    });
    return () => {
      wanted = false;
    };
  }, [pack, game, name, changes]);
  return faults;
};

type DeskProps = { readonly game: PackGame; readonly shipped: Shipped; readonly wanted: string | undefined };

const Desk = ({ game, shipped, wanted }: DeskProps): ReactNode => {
  const { pack, parts } = shipped;
  const speaker = useSpeaker();
  const sheet = useSheet(game);
  const faults = useFaults(game, shipped);
  const part = parts.find(({ name }) => name === wanted);
  const editing = useMemo(() => part && { pack, part, faults }, [pack, part, faults]);
  const count = Object.keys(sheet.changes).length;
  return (
    <>
      <DeskTools game={game} shipped={shipped} faults={faults} />
      <div className={styles.desk}>
        <PartList game={game} shipped={shipped} faults={faults} wanted={wanted} />
        <section className={styles.sheet} aria-label={part ? partName(part.name, pack, speaker) : undefined}>
          {part === undefined || editing === undefined ? (
            <p>{speaker.say('packs.choose')}</p>
          ) : (
            <EditingContext value={editing}>
              <p className={styles.kicker}>
                {groupName(groupOf(part.name, pack), speaker.language)} · <code>{part.name}</code>
              </p>
              <Field
                label={partName(part.name, pack, speaker)}
                shape={part.shape}
                value={
                  Object.hasOwn(sheet.changes, part.name)
                    ? withChange(part, sheet.changes[part.name])
                    : part.value
                }
                shipped={part.value}
                path={[part.name]}
                change={value => {
                  const change = changeBetween(part.value, value, part.shape);
                  setSheet(game, { ...sheet, changes: withPart(sheet.changes, part.name, change) });
                }}
              />
            </EditingContext>
          )}
        </section>
        <section className={styles.sheet} aria-label={speaker.say('packs.changed')}>
          <h2>{speaker.say('packs.changed')}</h2>
          {count === 0 ? (
            <p>{speaker.say('packs.unchanged')}</p>
          ) : (
            <ChangeList game={game} shipped={shipped} />
          )}
          <Faults faults={faultsAt(faults, [])} />
        </section>
      </div>
    </>
  );
};

const Loaded = ({ game, shipped, wanted }: DeskProps): ReactNode => {
  const speaker = useTableSpeaker(shipped.pack);
  return (
    <SpeakerContext value={speaker}>
      <Desk game={game} shipped={shipped} wanted={wanted} />
    </SpeakerContext>
  );
};

/** Content packs made in the page: any datum of a game in a form, what was changed, a file of it, a table with it. */
export const PacksPage = ({ game, wanted }: { game: string; wanted: string | undefined }): ReactNode => {
  const speaker = useSpeaker();
  const id: PackGame = isPackGame(game) ? game : 'rune-age';
  const [loaded, setLoaded] = useState<{ readonly id: PackGame; readonly shipped: Shipped }>();
  useEffect(() => {
    let isHere = true;
    void loadShipped(id).then(shipped => {
      if (isHere) setLoaded({ id, shipped });
    });
    return () => {
      isHere = false;
    };
  }, [id]);
  return (
    <>
      <GameLinks section="packs" game={id} className={libraryStyles.sections} />
      <h1>{speaker.say('packs.title')}</h1>
      <p>{speaker.say('packs.about')}</p>
      {loaded?.id === id ? (
        <Loaded game={id} shipped={loaded.shipped} wanted={wanted} />
      ) : (
        <p role="status">{speaker.say('app.loading')}</p>
      )}
    </>
  );
};
