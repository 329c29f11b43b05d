import type { TypedNumber } from './inputs/amount.ts';
import { FieldInput } from './inputs/FieldInput.tsx';
import { useTyped } from './inputs/useTyped.ts';
import { typedNumber } from './number.ts';
import type { InputProps, View } from './view.ts';

const number = typedNumber(20);

/** As maps write it, with a point, so that it can be pasted both ways; a comma is understood. */
const typing = {
  show: (value: TypedNumber) => String(value ?? ''),
  read(text: string) {
    const value = number(text) as number | null;
    return Number.isNaN(value) ? text : value;
  },
  clean: (text: string) => text.replace(/[^\d.,-]/g, ''),
};

function CoordinateInput(props: InputProps<TypedNumber>) {
  return <FieldInput of={props} {...useTyped(props, typing)} />;
}

export const coordinateView: View<TypedNumber> = {
  Input: CoordinateInput,
  Cell: ({ value }) => typing.show(value),
};
