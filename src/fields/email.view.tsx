import { Anchor } from '@mantine/core';
import { LineInput } from './inputs/LineInput.tsx';
import { Unset } from './inputs/Unset.tsx';
import type { CellProps, InputProps, View } from './view.ts';

function EmailInput(props: InputProps<string>) {
  return <LineInput type="email" inputMode="email" {...props} />;
}

function EmailCell({ value, place }: CellProps<string>) {
  if (value === '') return place === 'detail' ? <Unset /> : null;
  if (place === 'list') return value;
  return <Anchor href={`mailto:${value}`}>{value}</Anchor>;
}

export const emailView: View<string> = { Input: EmailInput, Cell: EmailCell };
