import { Button, Group } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FieldInput } from './FieldInput.tsx';
import type { useAdding } from './useAdding.ts';

type Props = Pick<
  ComponentProps<typeof FieldInput>,
  'frame' | 'inputMode' | 'placeholder' | 'enterKeyHint' | 'aria-label'
> & {
  adding: ReturnType<typeof useAdding>;
  onAdd(): void;
  label: string;
};

/** The input for the next item of a list, and the button that adds it. */
export function AddingLine({ frame, adding: { text, typed, type }, onAdd, label, ...rest }: Props) {
  return (
    <Group gap="0.5rem" align="stretch">
      <FieldInput
        frame={frame}
        flex="1 1 12rem"
        {...rest}
        value={text}
        onChange={type}
        onEnter={onAdd}
      />
      <Button variant="default" onClick={onAdd} disabled={frame.disabled || typed === ''}>
        {label}
      </Button>
    </Group>
  );
}
