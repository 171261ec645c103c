import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** Brass is the one thing to do next, paper stands on parchment, slate everywhere else. */
export type ButtonLook = 'brass' | 'paper' | 'slate' | 'round';

export const buttonClass = (look: ButtonLook): string => `${styles.button} ${styles[look]}`;

type ButtonProps = ComponentProps<'button'> & { readonly look?: ButtonLook };

export const Button = ({ look = 'slate', className, ...rest }: ButtonProps): ReactNode => (
  <button type="button" className={`${buttonClass(look)} ${className ?? ''}`} {...rest} />
);
