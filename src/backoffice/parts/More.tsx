import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../fields/inputs/Icon.tsx';
import styles from './More.module.css';

/**
 * The buttons that are seldom needed, behind one; it is not shown if there are none. They stay in
 * the page while it is closed, and with them the questions that they ask.
 */
export function More({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <span className={styles.more}>
      <Button variant="default" popoverTarget={id} rightSection={<Icon name="forward" size={16} />}>
        Mais
      </Button>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks, by keys too, of its buttons */}
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </span>
  );
}
