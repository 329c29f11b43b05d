import { TextInput } from '@mantine/core';
import { Icon } from '../parts/Icon.tsx';
import styles from './SearchBar.module.css';

type Props = {
  typed: string;
  onType(typed: string): void;
  /** How many were found, of how many. */
  found: number;
  of: number;
  /** What is being counted, one and many. */
  noun: readonly [one: string, many: string];
};

/** Looks for words in a list, and says how many have them. */
export function SearchBar({ typed, onType, found, of, noun }: Props) {
  const all = `${of} ${noun[of === 1 ? 0 : 1]}`;
  return (
    <div className={styles.tools}>
      <TextInput
        className={styles.search}
        type="search"
        label="Procurar"
        value={typed}
        leftSection={<Icon name="search" />}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p role="status" className={styles.count}>
        {typed.trim() === '' ? all : `${found} de ${all}`}
      </p>
    </div>
  );
}
