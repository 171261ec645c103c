import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { OddsButton } from '../../../../table/advice/advice-button.tsx';
import { useTable } from '../../../../table/session/table-context.ts';
import { useDrawing } from '../../use-drawing.ts';
import type { StageKind } from './running.ts';
import styles from './stage-frame.module.css';

/** Things that lie on the map and nowhere else. */
const onMap = /^(?:area|units)\//;

/** Folded while the open ask is about the map, else open, until the player wants it otherwise for this ask. */
const useFolded = (): readonly [isFolded: boolean, fold: (isFolded: boolean) => void] => {
  const { targets, ask } = useTable();
  const [wish, setWish] = useState<{ readonly ask: string | undefined; readonly isFolded: boolean }>();
  const asksMap = [...targets].some(([address, { options }]) => options.length > 0 && onMap.test(address));
  const isFolded = wish !== undefined && wish.ask === ask?.id ? wish.isFolded : asksMap;
  return [isFolded, folded => setWish({ ask: ask?.id, isFolded: folded })];
};

type StageFrameProps = {
  readonly kind: StageKind;
  readonly title: string;
  /** What stands under the title. */
  readonly note?: ReactNode;
  /** Whether it covers the map, as a battle does; others lie on it like a sheet. */
  readonly covers?: boolean;
  /** What the kind of stage offers besides. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** Something that is played before the map. It can be folded, so that the map is never out of reach. */
export const StageFrame = ({
  kind,
  title,
  note,
  covers = false,
  tools,
  children,
}: StageFrameProps): ReactNode => {
  const { speaker } = useDrawing();
  const [isFolded, fold] = useFolded();
  return (
    <section
      className={styles.stage}
      aria-label={title}
      data-stage={kind}
      data-covers={covers}
      data-folded={isFolded}
    >
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {isFolded ? undefined : note}
        </div>
        <div className={styles.tools}>
          {isFolded ? undefined : <OddsButton className={styles.tool} />}
          {isFolded ? undefined : tools}
          <Button className={styles.tool} aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
            <span aria-hidden="true">{isFolded ? '▾' : '▴'}</span>{' '}
            <span className={isFolded ? undefined : styles.word}>
              {isFolded ? speaker.say('rw.stage.unfold') : speaker.say('rw.stage.fold')}
            </span>
          </Button>
        </div>
      </header>
      {isFolded ? undefined : <div className={styles.body}>{children}</div>}
    </section>
  );
};
