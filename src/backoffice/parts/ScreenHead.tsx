import { Box, Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { HelpButton } from '../ajuda/HelpButton.tsx';
import styles from './ScreenHead.module.css';

type Props = {
  title: string;
  /** The screen above this one. */
  back?: { to: string; label: string };
  /** The buttons of the screen. */
  children?: ReactNode;
};

/** The head of every screen: its title, the link back, its buttons. */
export function ScreenHead({ title, back, children }: Props) {
  useDocumentTitle(`${title} · Área reservada`);
  return (
    <Box mb="var(--space-4)">
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="back" />
          {back.label}
        </Link>
      )}
      <Group align="flex-start" justify="space-between">
        <div className={styles.title}>
          <h1>{title}</h1>
          <HelpButton title={title} />
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </Group>
    </Box>
  );
}
