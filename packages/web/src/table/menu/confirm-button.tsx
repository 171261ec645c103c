import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, type ButtonLook } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import styles from './dialogs.module.css';

type ConfirmButtonProps = {
  readonly look: ButtonLook;
  readonly label: string;
  /** What follows from it, to be read before it is done. */
  readonly about: string;
  /** How one says so. */
  readonly yes: string;
  onYes(): void;
};

/** A button for what cannot be taken back: it says what follows and asks once more. */
export const ConfirmButton = ({ look, label, about, yes, onYes }: ConfirmButtonProps): ReactNode => {
  const [open, setOpen] = useState(false);
  const confirm = (): void => {
    setOpen(false);
    onYes();
  };
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={label} open={open} onClose={() => setOpen(false)}>
        <div className={styles.rows}>
          <p>{about}</p>
          <Button look="brass" onClick={confirm}>
            {yes}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
