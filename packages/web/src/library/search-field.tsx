import type { ReactNode } from 'react';
import styles from './library.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly how: string;
  readonly typed: string;
  setTyped(typed: string): void;
};

export const SearchField = ({ label, how, typed, setTyped }: SearchFieldProps): ReactNode => (
  <label className={styles.search}>
    <span>{label}</span>
    <input
      type="search"
      value={typed}
      placeholder={how}
      onChange={event => setTyped(event.currentTarget.value)}
    />
  </label>
);
