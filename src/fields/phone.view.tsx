import { Anchor } from '@mantine/core';
import { LineInput } from './inputs/LineInput.tsx';
import { Unset } from './inputs/Unset.tsx';
import { phoneHref } from './phoneNumber.ts';
import type { CellProps, InputProps, View } from './view.ts';

function PhoneInput(props: InputProps<string>) {
  return <LineInput type="tel" inputMode="tel" {...props} />;
}

function PhoneCell({ value, place }: CellProps<string>) {
  if (value === '') return place === 'detail' ? <Unset /> : null;
  if (place === 'list') return value;
  return <Anchor href={phoneHref(value)}>{value}</Anchor>;
}

export const phoneView: View<string> = { Input: PhoneInput, Cell: PhoneCell };
