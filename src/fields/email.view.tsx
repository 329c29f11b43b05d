import { Anchor } from '@mantine/core';
import { FieldInput } from './inputs/FieldInput.tsx';
import type { View } from './view.ts';

export const emailView: View<string> = {
  Input: (props) => (
    <FieldInput
      of={props}
      type="email"
      inputMode="email"
      value={props.value}
      onChange={props.onChange}
    />
  ),
  Cell: ({ value, place }) =>
    place === 'list' ? value : <Anchor href={`mailto:${value}`}>{value}</Anchor>,
};
