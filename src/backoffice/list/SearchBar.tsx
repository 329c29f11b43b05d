import { TextInput } from '@mantine/core';
import { Icon } from '../parts/Icon.tsx';
import styles from './SearchBar.module.css';

type Props = {
  typed: string;
  onType(typed: string): void;
  /** How many there are, or were found. */
  status: string;
};

/** Looks for words in a list, and says how many have them. */
export function SearchBar({ typed, onType, status }: Props) {
  return (
    <div className={styles.tools}>
      <TextInput
        className={styles.search}
        type="search"
        label="Procurar"
        value={typed}
        maxLength={100}
        leftSection={<Icon name="search" />}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p role="status" className={styles.count}>
        {status}
      </p>
    </div>
  );
}
