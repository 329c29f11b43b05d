import { Input } from '@mantine/core';
import type { TypedNumber } from './inputs/amount.ts';
import { bare, Framed } from './inputs/Framed.tsx';
import { Unset } from './inputs/Unset.tsx';
import { useTyped } from './inputs/useTyped.ts';
import { typedNumber } from './number.ts';
import type { CellProps, InputProps, View } from './view.ts';

const number = typedNumber(20);

/** As maps write it, with a point, so that it can be pasted both ways; a comma is understood. */
const show = (value: TypedNumber) => String(value ?? '');
const read = (text: string) => {
  const value = number(text) as number | null;
  return Number.isNaN(value) ? text : value;
};
const clean = (text: string) => text.replace(/[^\d.,-]/g, '');

function CoordinateInput(props: InputProps<TypedNumber>) {
  const { value, onChange } = props;
  const typed = useTyped({ value, onChange, show, read, clean });
  return (
    <Framed {...props}>
      <Input autoComplete="off" {...typed} {...bare(props)} />
    </Framed>
  );
}

function CoordinateCell({ value, place }: CellProps<TypedNumber>) {
  if (value === null || value === '') return place === 'detail' ? <Unset /> : null;
  return show(value);
}

export const coordinateView: View<TypedNumber> = {
  Input: CoordinateInput,
  Cell: CoordinateCell,
};
