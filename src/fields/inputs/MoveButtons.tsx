import { ActionIcon } from '@mantine/core';
import { Icon, type IconName } from './Icon.tsx';
import styles from './MoveButtons.module.css';

type Props = {
  index: number;
  count: number;
  /** The label and icon of each button, by its step: -1 or 1. */
  label(step: number): string;
  icons: readonly [back: IconName, forward: IconName];
  disabled: boolean | undefined;
  /** Never called with a place beyond the ends. */
  onMove(to: number): void;
};

/** Moves an item of a list by one. At the ends the button does nothing but stays enabled, to keep the focus. */
export function MoveButtons({ index, count, label, icons, disabled, onMove }: Props) {
  return [-1, 1].map((step) => {
    const isAtEnd = index + step < 0 || index + step >= count;
    return (
      <ActionIcon
        key={step}
        className={styles.move ?? ''}
        variant="subtle"
        color="gray"
        aria-label={label(step)}
        aria-disabled={isAtEnd}
        data-disabled={isAtEnd || undefined}
        disabled={disabled}
        onClick={() => !isAtEnd && onMove(index + step)}
      >
        <Icon name={step < 0 ? icons[0] : icons[1]} size={20} />
      </ActionIcon>
    );
  });
}
