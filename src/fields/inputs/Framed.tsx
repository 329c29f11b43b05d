import { InputWrapperContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { type InputProps, labelId } from '../view.ts';

/** The part of an input's props that ties it to the frame around it. */
export type Frame = Pick<InputProps<unknown>, 'id' | 'error' | 'disabled' | 'describedBy'>;

type Props = Pick<Frame, 'id' | 'describedBy'> & { children: ReactNode };

/** Gives the bare Mantine input inside it the id and the descriptions that the frame chose. */
export function Framed({ id, describedBy, children }: Props) {
  return (
    <InputWrapperContext
      value={{
        inputId: id,
        labelId: labelId(id),
        describedBy,
        offsetTop: false,
        offsetBottom: false,
        getStyles: null,
      }}
    >
      {children}
    </InputWrapperContext>
  );
}

/** What every bare input shares: one size, and marked when wrong. */
export function bare({ error, disabled }: Pick<Frame, 'error' | 'disabled'>) {
  return {
    size: 'md',
    error: Boolean(error),
    disabled,
  } as const;
}

/** A list of ids for `aria-describedby`. */
export function ids(...given: (string | undefined | false)[]): string | undefined {
  return given.filter(Boolean).join(' ') || undefined;
}
