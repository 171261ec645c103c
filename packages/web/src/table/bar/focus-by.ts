import { useEffect } from 'react';

/** What somebody moves about with: the mouse and a finger are one. */
type Means = 'pointer' | 'keys';

let [latest, focusBy]: [Means, Means] = ['keys', 'keys'];

/** Notes what the focus was set with, as long as this is shown. */
export const useFocusNotes = (): void => {
  useEffect(() => {
    const notes = {
      pointerdown: () => {
        [latest, focusBy] = ['pointer', 'pointer'];
      },
      // A press ends with it: what has the focus after that was not pressed.
      click: () => {
        latest = 'keys';
      },
      keydown: () => {
        latest = 'keys';
      },
      focusin: () => {
        focusBy = latest;
      },
    };
    for (const [name, note] of Object.entries(notes)) addEventListener(name, note, true);
    return () => {
      for (const [name, note] of Object.entries(notes)) removeEventListener(name, note, true);
    };
  }, []);
};

/** Whether what has the focus was pressed, not walked to: it has no claim on keys that mean something else. */
export const isOnlyPressed = (): boolean => focusBy === 'pointer';
