import { Input } from '@mantine/core';
import { euros } from './euros.ts';
import { cleanAmount, readAmount, showAmount, type TypedNumber } from './inputs/amount.ts';
import { bare, Framed } from './inputs/Framed.tsx';
import { Unset } from './inputs/Unset.tsx';
import { useTyped } from './inputs/useTyped.ts';
import type { CellProps, InputProps, View } from './view.ts';

function PriceInput(props: InputProps<TypedNumber>) {
  const { value, onChange } = props;
  const typed = useTyped({
    value,
    onChange,
    show: showAmount,
    read: readAmount,
    clean: cleanAmount,
  });
  return (
    <Framed {...props}>
      <Input inputMode="decimal" autoComplete="off" rightSection="€" {...typed} {...bare(props)} />
    </Framed>
  );
}

function PriceCell({ value, place }: CellProps<TypedNumber>) {
  if (typeof value !== 'number') return place === 'detail' ? <Unset /> : null;
  return euros(value);
}

export const priceView: View<TypedNumber> = { Input: PriceInput, Cell: PriceCell };
