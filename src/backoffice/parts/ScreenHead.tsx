import { Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { HelpButton } from '../ajuda/HelpButton.tsx';
import { More } from './More.tsx';
import styles from './ScreenHead.module.css';

type Props = {
  title: string;
  /** The screen above this one. */
  back?: { to: string; label: string };
  /** The buttons of the screen: two at most if there are others behind «Mais», three if not. */
  children?: ReactNode;
  /** The buttons behind «Mais». */
  more?: ReactNode;
};

/** The head of every screen: its title, the link back, its buttons. */
export function ScreenHead({ title, back, children, more }: Props) {
  useDocumentTitle(`${title} · Área reservada`);
  return (
    <Group
      component="header"
      align="flex-start"
      justify="space-between"
      gap="var(--space-1) var(--space-4)"
      mb="var(--space-3)"
    >
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="back" />
          {back.label}
        </Link>
      )}
      <div className={styles.title}>
        <h1>{title}</h1>
        <HelpButton title={title} />
      </div>
      {(children || more) && (
        <div className={styles.actions}>
          {children}
          {more && <More>{more}</More>}
        </div>
      )}
    </Group>
  );
}
