import type { ComponentProps } from 'react';
import { euros } from '../language/euros.ts';
import { amountTyping, type TypedNumber } from './inputs/amount.ts';
import { FieldInput } from './inputs/FieldInput.tsx';
import { type Typing, useTyped } from './inputs/useTyped.ts';
import { typedNumber } from './number.ts';
import type { InputProps, View } from './view.ts';

/** An input for numbers typed in the given way. */
function inputFor(
  typing: Typing<TypedNumber>,
  rest: Partial<ComponentProps<typeof FieldInput>> = {},
) {
  return function NumberInput(props: InputProps<TypedNumber>) {
    return <FieldInput frame={props} {...rest} {...useTyped(props, typing)} />;
  };
}

const show = (value: TypedNumber) => String(value ?? '');
const degrees = typedNumber(20);

export const countView: View<TypedNumber> = {
  Input: inputFor(
    {
      show,
      read: (text) => (text === '' ? null : Number(text)),
      clean: (text) => text.replace(/\D/g, ''),
    },
    { inputMode: 'numeric' },
  ),
  Cell: ({ value }) => value,
};

export const priceView: View<TypedNumber> = {
  Input: inputFor(amountTyping, { inputMode: 'decimal', rightSection: '€' }),
  Cell: ({ value }) => (typeof value === 'number' ? euros(value) : null),
};

/** Shown with a decimal point, as maps write it, so that it can be copied from and to them; a comma works too. */
export const coordinateView: View<TypedNumber> = {
  Input: inputFor({
    show,
    read(text) {
      const value = degrees(text) as number | null;
      return Number.isNaN(value) ? text : value;
    },
    clean: (text) => text.replace(/[^\d.,-]/g, ''),
  }),
  Cell: ({ value }) => show(value),
};
