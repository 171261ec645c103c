import { useEffect, useState } from 'react';

/** How long the last deed is seen before the ceremony begins, in milliseconds. */
const LAST_DEED = 1600;

/** Whether the ceremony is on the stage: at once where the game was over before, after a moment where it just ended. */
export const useCeremony = (isOver: boolean): [isShown: boolean, show: (shown: boolean) => void] => {
  const [isShown, setShown] = useState(isOver);
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (!isOver || wasOver) return undefined;
    const timer = setTimeout(() => setShown(true), LAST_DEED);
    return () => clearTimeout(timer);
  }, [isOver, wasOver]);
  return [isOver && isShown, setShown];
};
