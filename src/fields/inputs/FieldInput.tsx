import { Input, InputWrapperContext, type InputProps as MantineInputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type InputProps, labelId } from '../view.ts';

/** The props that connect an input to the frame around it. */
export type Frame = Pick<InputProps<unknown>, 'id' | 'error' | 'disabled' | 'describedBy'>;

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'className'> &
  Omit<MantineInputProps, 'error' | 'size'> & {
    frame: Frame;
    value: string;
    onChange?(typed: string): void;
    /** Called on Enter instead of sending the form. */
    onEnter?(): void;
    component?: 'input' | 'select' | 'textarea';
    rows?: number;
  };

/** Mantine's input without its own label, with the id and descriptions given by the frame. */
export function FieldInput({ frame, onChange, onEnter, component = 'input', ...rest }: Props) {
  const { id, describedBy, error, disabled } = frame;
  const context = { inputId: id, labelId: labelId(id), describedBy };
  return (
    <InputWrapperContext
      value={{ ...context, offsetTop: false, offsetBottom: false, getStyles: null }}
    >
      <Input
        component={component as 'input'}
        multiline={component === 'textarea'}
        autoComplete="off"
        size="md"
        error={Boolean(error)}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
        {...rest}
      />
    </InputWrapperContext>
  );
}

/** A list of ids for `aria-describedby`. */
export function ids(...given: (string | undefined | false)[]): string | undefined {
  return given.filter(Boolean).join(' ') || undefined;
}
