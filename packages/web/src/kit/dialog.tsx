import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSpeaker } from '../text/use-speaker.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useKeys } from './use-keys.ts';

type DialogProps = {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
  readonly wide?: boolean;
};

/** What may be longer than the sheet can be scrolled with the keyboard, even if nothing in it takes the focus. */
const scrolled = { tabIndex: 0 } as const;

/** Whether an element lies in the uppermost of all sheets. */
const isOnTop = (element: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1)?.contains(element) === true;

/**
 * What was pressed in a sheet may be gone with what it did: the focus is then nowhere, and keys reach no sheet. The
 * uppermost one takes them up again.
 */
const useLostKeys = (open: boolean, onClose: () => void) => {
  const body = useRef<HTMLElement>(null);
  useKeys(event => {
    const { current } = body;
    if (document.activeElement !== document.body || current === null || !isOnTop(current)) return;
    if (event.key === 'Escape') onClose();
    else current.focus();
  }, open);
  return body;
};

/** A sheet of parchment above everything. Focus stays in it and goes back to where it came from. */
export const Dialog = ({ title, open, onClose, children, wide = false }: DialogProps): ReactNode => {
  const speaker = useSpeaker();
  const body = useLostKeys(open, onClose);
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen={open}
      onOpenChange={isOpen => (isOpen ? undefined : onClose())}
      isDismissable
    >
      <Modal className={`${styles.sheet} ${wide ? styles.wide : ''}`}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <Button
              look="paper"
              className={styles.close ?? ''}
              onClick={onClose}
              aria-label={speaker.say('app.close')}
            >
              ✕
            </Button>
          </header>
          <section ref={body} {...scrolled} aria-label={title} className={styles.body}>
            {children}
          </section>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
