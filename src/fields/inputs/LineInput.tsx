import { Input } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { InputProps } from '../view.ts';
import { bare, type Frame, Framed } from './Framed.tsx';

type Props = InputProps<string> &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

/** One line of text, with the keyboard that suits it on a phone. */
export function LineInput({
  field: _,
  value,
  onChange,
  id,
  describedBy,
  error,
  disabled,
  ...rest
}: Props) {
  const frame: Frame = { id, describedBy, error, disabled };
  return (
    <Framed {...frame}>
      <Input
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        {...rest}
        {...bare(frame)}
      />
    </Framed>
  );
}
