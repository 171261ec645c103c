import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** A drawing of game-icons.net in the colour of the text around it. It says nothing: words stand beside it. */
export const Icon = ({ path, className }: { path: string; className?: string | undefined }): ReactNode => (
  <svg className={className ?? styles.icon} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={path} fill="currentColor" />
  </svg>
);
