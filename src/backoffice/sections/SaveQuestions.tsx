import { Button, Modal, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { SaveAnswer, SaveQuestion } from '../panel.ts';
import { panelOf } from '../panels.ts';
import type { Item, Source } from './source.ts';

type Values = Readonly<Record<string, unknown>>;

/** Asks what a section wants to know before a record is saved; `message` is for after the save. */
export function useSaveQuestions({ section }: Source, record: Item | undefined) {
  const [pending, setPending] = useState<{
    about: SaveQuestion;
    answer(chosen?: SaveAnswer): void;
  }>();
  const message = useRef('');

  async function ask(values: Values): Promise<Record<string, unknown> | Refused | undefined> {
    message.current = '';
    const about = await panelOf(section.name).beforeSave?.(record, values);
    if (!about) return {};
    if (isRefused(about)) return about;
    const chosen = await new Promise<SaveAnswer | undefined>((answer) =>
      setPending({ about, answer }),
    );
    setPending(undefined);
    message.current = chosen?.message ?? '';
    return chosen && { ...chosen.envelope };
  }
  return { ask, pending, message: () => message.current };
}

/** The question itself: each answer, and the way back to the form. */
export function SaveQuestions({ asking }: { asking: ReturnType<typeof useSaveQuestions> }) {
  const { pending } = asking;
  const [proposed, ...others] = pending?.about.answers ?? [];
  return (
    <Modal
      opened={pending !== undefined}
      onClose={() => pending?.answer()}
      title={pending?.about.question}
    >
      {pending?.about.words}
      <Stack gap="sm" mt="var(--space-5)">
        {proposed && (
          <Button data-autofocus onClick={() => pending?.answer(proposed)}>
            {proposed.label}
          </Button>
        )}
        {others.map((other) => (
          <Button key={other.label} variant="outline" onClick={() => pending?.answer(other)}>
            {other.label}
          </Button>
        ))}
        <Button variant="default" onClick={() => pending?.answer()}>
          Voltar ao formulário
        </Button>
      </Stack>
    </Modal>
  );
}
