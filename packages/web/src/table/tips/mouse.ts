/** Where the mouse was last seen to be, by itself or by a press. */
let rest: { readonly x: number; readonly y: number } | undefined;

/**
 * Notes where the mouse is, for as long as there are tips. It hears of every move after the things that were moved over,
 * so that they can tell a mouse that came to them from one that they came to.
 */
export const watchMouse = (): (() => void) => {
  const note = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') rest = { x: clientX, y: clientY };
  };
  addEventListener('pointermove', note);
  addEventListener('pointerdown', note, true);
  return () => {
    removeEventListener('pointermove', note);
    removeEventListener('pointerdown', note, true);
    rest = undefined;
  };
};

/** Whether the mouse has moved to where it is now, and not only what lies under it. */
export const hasComeTo = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
  rest === undefined || rest.x !== clientX || rest.y !== clientY;
