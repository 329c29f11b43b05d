import { ActionIcon, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useMatches, useSearchParams } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { panelParam } from '../../sections/officePath.ts';
import type { Section } from '../../sections/section.ts';
import styles from './HelpButton.module.css';
import { type Help, helpAt } from './helpAt.ts';

const headings = ['Para que serve', 'O que se faz primeiro', 'E depois'];

function useHelp(): Help | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const handle = useMatches().at(-1)?.handle as { source?: { section: Section } } | undefined;
  return helpAt(search.has(panelParam) ? `${pathname}/painel` : pathname, handle?.source?.section);
}

/** Opens three sentences about the screen and a picture of it, which is fetched only when opened. */
export function HelpButton({ title }: { title: string }) {
  const help = useHelp();
  const [isOpen, setOpen] = useState(false);
  if (!help) return null;
  return (
    <>
      <ActionIcon
        variant="subtle"
        radius="xl"
        className={styles.button ?? ''}
        aria-label="Ajuda"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size="34rem"
        padding="lg"
        title="Ajuda"
        classNames={{ title: styles.title ?? '' }}
      >
        <dl className={styles.words}>
          {help.words.map((sentence, index) => (
            <div key={sentence}>
              <dt>{headings[index]}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
        {help.picture && (
          <figure className={styles.picture}>
            <img src={help.picture} alt={`O ecrã «${title}»`} width={800} height={500} />
            <figcaption>Este ecrã, na aldeia de demonstração</figcaption>
          </figure>
        )}
      </Drawer>
    </>
  );
}
