import { euros } from './euros.ts';
import { amountTyping, type TypedNumber } from './inputs/amount.ts';
import { FieldInput } from './inputs/FieldInput.tsx';
import { useTyped } from './inputs/useTyped.ts';
import type { InputProps, View } from './view.ts';

function PriceInput(props: InputProps<TypedNumber>) {
  return (
    <FieldInput
      of={props}
      inputMode="decimal"
      rightSection="€"
      {...useTyped(props, amountTyping)}
    />
  );
}

export const priceView: View<TypedNumber> = {
  Input: PriceInput,
  Cell: ({ value }) => (typeof value === 'number' ? euros(value) : null),
};
