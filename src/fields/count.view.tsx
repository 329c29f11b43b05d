import { Input } from '@mantine/core';
import { bare, Framed } from './inputs/Framed.tsx';
import { Unset } from './inputs/Unset.tsx';
import { useTyped } from './inputs/useTyped.ts';
import type { CellProps, InputProps, View } from './view.ts';

const digits = (text: string) => text.replace(/\D/g, '');
const read = (text: string) => (text === '' ? null : Number(text));
const show = (value: number | null) => (value === null ? '' : String(value));

function CountInput(props: InputProps<number | null>) {
  const { value, onChange } = props;
  const typed = useTyped({ value, onChange, show, read, clean: digits });
  return (
    <Framed {...props}>
      <Input inputMode="numeric" autoComplete="off" {...typed} {...bare(props)} />
    </Framed>
  );
}

function CountCell({ value, place }: CellProps<number | null>) {
  if (value === null) return place === 'detail' ? <Unset /> : null;
  return value;
}

export const countView: View<number | null> = { Input: CountInput, Cell: CountCell };
