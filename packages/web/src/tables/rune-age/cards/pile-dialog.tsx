import type { ReactNode } from 'react';
import { Card } from '../../../kit/card.tsx';
import type { CardFace } from '../../../kit/card-face.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { heard } from './faces.ts';
import styles from './pile-dialog.module.css';
import { useDrawing } from './use-drawing.ts';

type PileDialogProps = {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  readonly parts: readonly (readonly [caption: string, faces: readonly CardFace[]])[];
};

/** Cards of a pile that may be looked through, at reading size. */
export const PileDialog = ({ title, open, onClose, parts }: PileDialogProps): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <Dialog title={title} open={open} onClose={onClose} wide>
      {parts.map(([caption, faces]) => (
        <section key={caption} className={styles.part}>
          <h3>
            {caption} ({faces.length})
          </h3>
          <ul>
            {keyed(faces, face => face.seed).map(({ key, item: face }) => (
              <li key={key}>
                <Card face={face} size="read" />
                <span className="sr">{heard(speaker, face)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
};
