import { create } from 'zustand';

/** What is open beside the board at full height. */
export type DrawerPart = 'log' | 'digest';

type DrawerState = {
  readonly open: DrawerPart | undefined;
  /** It opened by itself, and goes by itself when there is something to decide. */
  readonly byItself: boolean;
};

const shut: DrawerState = { open: undefined, byItself: false };

export const useDrawer = create<DrawerState>()(() => shut);

export const openDrawer = (open: DrawerPart, byItself = false): void =>
  useDrawer.setState({ open, byItself });

export const shutDrawer = (): void => useDrawer.setState(shut);

export const turnDrawer = (part: DrawerPart): void => {
  if (useDrawer.getState().open === part) shutDrawer();
  else openDrawer(part);
};
