import { Anchor } from '@mantine/core';
import { FieldInput } from './inputs/FieldInput.tsx';
import { phoneHref } from './phoneNumber.ts';
import type { View } from './view.ts';

export const phoneView: View<string> = {
  Input: (props) => (
    <FieldInput
      of={props}
      type="tel"
      inputMode="tel"
      value={props.value}
      onChange={props.onChange}
    />
  ),
  Cell: ({ value, place }) =>
    place === 'list' ? value : <Anchor href={phoneHref(value)}>{value}</Anchor>,
};
