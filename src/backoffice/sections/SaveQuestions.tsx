import { Button, Modal, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { SaveQuestion, Way } from '../panel.ts';
import { panelOf } from '../panels.ts';
import type { Item, Source } from './source.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a section wants to know before a record of it is changed; `said` is for after the save. */
export function useSaveQuestions({ section }: Source, record: Item | undefined) {
  const [asked, setAsked] = useState<{ about: SaveQuestion; answer(way?: Way): void }>();
  const said = useRef('');

  async function ask(values: Values): Promise<Record<string, unknown> | Refused | undefined> {
    said.current = '';
    const about = record && (await panelOf(section.name).beforeSave?.(record, values));
    if (!about) return {};
    if (isRefused(about)) return about;
    const way = await new Promise<Way | undefined>((answer) => setAsked({ about, answer }));
    setAsked(undefined);
    said.current = way?.said ?? '';
    return way && { ...way.envelope };
  }
  return { ask, asked, said: () => said.current };
}

/** The question itself: each way to save, and the way back to the form. */
export function SaveQuestions({ asking }: { asking: ReturnType<typeof useSaveQuestions> }) {
  const { asked } = asking;
  const [proposed, ...others] = asked?.about.ways ?? [];
  return (
    <Modal
      opened={asked !== undefined}
      onClose={() => asked?.answer()}
      title={asked?.about.question}
    >
      {asked?.about.words}
      <Stack gap="sm" mt="var(--space-5)">
        {proposed && (
          <Button data-autofocus onClick={() => asked?.answer(proposed)}>
            {proposed.label}
          </Button>
        )}
        {others.map((way) => (
          <Button key={way.label} variant="outline" onClick={() => asked?.answer(way)}>
            {way.label}
          </Button>
        ))}
        <Button variant="default" onClick={() => asked?.answer()}>
          Voltar ao formulário
        </Button>
      </Stack>
    </Modal>
  );
}
