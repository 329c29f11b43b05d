import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { Icon, type IconName } from '../../fields/inputs/Icon.tsx';
import { counted } from '../../language/counted.ts';
import { call } from '../client.ts';
import type { May } from '../may.ts';
import { useAnswer } from '../parts/useAnswer.ts';
import type { Source } from '../sections/source.ts';
import { commandsFor, hasWords } from './commands.ts';
import styles from './Finder.module.css';

type Props = { sources: Source[]; may: May; opened: boolean; onClose(): void };

/** Something that was found: where it is, and what tells it apart. */
type Choice = { to: string; label: string; icon: IconName; about: string };

/** Returns the words with the results, so that they are not taken for the results of other words. */
async function readFound(words: string) {
  const answer = await call('GET /api/procura', { query: { q: words } });
  return isRefused(answer) ? answer : { words, ...answer };
}

/** The choices for these words: screens and actions at once, records when the server has answered. */
function useChoices({ sources, may }: Pick<Props, 'sources' | 'may'>, words: string) {
  const [asked] = useDebouncedValue(words, 150);
  const { answer } = useAnswer(readFound, asked);
  const commands = commandsFor({ sources, may });
  const failed = answer && isRefused(answer) ? reasonOf(answer) : '';
  const read = answer && !isRefused(answer) ? answer : undefined;
  const isBegun = ({ titulo }: { titulo: string }) => Number(hasWords(titulo, words, 'begun'));
  const records = (read?.resultados ?? [])
    // Until the next answer arrives, keep what still matches of the last one.
    .filter(({ titulo }) => read?.words === words || hasWords(titulo, words))
    .toSorted((one, other) => isBegun(other) - isBegun(one))
    .map(({ titulo, onde, pormenor, link }): Choice => {
      const icon = commands.find(({ label }) => label === onde)?.icon ?? 'file';
      return { to: link, label: titulo, icon, about: [onde, pormenor].filter(Boolean).join(' · ') };
    });
  const places = commands
    .filter(({ label, alsoCalled = '' }) => hasWords(`${label} ${alsoCalled}`, words))
    .map(({ where, ...rest }): Choice => ({ ...rest, about: where }));
  const choices = words === '' ? [...records, ...places] : [...places, ...records];
  return { choices, failed, isBusy: !failed && read?.words !== words };
}

function FinderBox({ onClose, ...known }: Omit<Props, 'opened'>) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { choices, failed, isBusy } = useChoices(known, typed.trim());
  const navigate = useNavigate();
  const id = useId();

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    onClose();
    void navigate(choice.to);
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) setAt((at + step + choices.length) % choices.length);
    else if (event.key === 'Enter') choose(choices[at]);
    else return;
    event.preventDefault();
  }

  const resultCount = counted(choices.length, 'resultado', 'resultados');
  const nothing = isBusy ? 'A procurar…' : 'Nada encontrado. Experimente outra palavra.';
  return (
    <>
      <TextInput
        data-autofocus
        // Room for its focus outline.
        pt={4}
        type="search"
        role="combobox"
        aria-label="O que procura"
        placeholder="Um registo, um ecrã ou uma ação"
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={choices[at] && `${id}-${at}`}
        leftSection={<Icon name="search" size={20} />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={move}
        maxLength={100}
      />
      <p role="status" className={choices.length > 0 && !failed ? 'visually-hidden' : styles.said}>
        {failed || (choices.length === 0 ? nothing : resultCount)}
      </p>
      <div id={id} role="listbox" aria-label="Resultados" className={styles.resultCount}>
        {choices.map(({ to, label, icon, about }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
          <div
            key={to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={(row) => {
              if (index === at) row?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => choose(choices[index])}
          >
            <Icon name={icon} size={20} />
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.about}>{about}</span>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Finds any record, screen or action by its words; full-screen on a phone. */
export function Finder({ opened, ...rest }: Props) {
  const isPhone = useMediaQuery('(max-width: 40rem)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={rest.onClose}
      title="Procurar"
      size="42rem"
      yOffset="8vh"
      centered={false}
      fullScreen={isPhone}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <FinderBox {...rest} />
    </Modal>
  );
}
