import type { CSSProperties, ReactNode } from 'react';
import { type Room, RoomLinks } from './room-links.tsx';
import { TopBar } from './top-bar.tsx';

type RoomPageProps = {
  /** The room it is in; some pages are in none. */
  readonly here?: Room;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** A page under the ways to the rooms of the house. */
export const RoomPage = ({ here, children, ...main }: RoomPageProps): ReactNode => (
  <>
    <TopBar>
      <RoomLinks here={here} />
    </TopBar>
    <main {...main}>{children}</main>
  </>
);
