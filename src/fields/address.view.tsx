import { Anchor, type AnchorProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { phoneHref } from '../language/phoneNumber.ts';
import { secureHref } from '../language/secureHref.ts';
import { FieldInput } from './inputs/FieldInput.tsx';
import type { View } from './view.ts';

/** The view of addresses: an input of one line, and a link in details. */
function addressView(
  input: Partial<ComponentProps<typeof FieldInput>>,
  hrefOf: (value: string) => string,
  anchor: AnchorProps & Pick<ComponentProps<'a'>, 'target' | 'rel'> = {},
): View<string> {
  return {
    Input: (props) => (
      <FieldInput frame={props} {...input} value={props.value} onChange={props.onChange} />
    ),
    Cell: ({ value, place }) =>
      place === 'list' ? (
        value
      ) : (
        <Anchor href={hrefOf(value)} {...anchor}>
          {value}
        </Anchor>
      ),
  };
}

export const emailView = addressView(
  { type: 'email', inputMode: 'email' },
  (value) => `mailto:${value}`,
);
export const phoneView = addressView({ type: 'tel', inputMode: 'tel' }, phoneHref);
export const linkView = addressView({ inputMode: 'url' }, secureHref, {
  target: '_blank',
  rel: 'noopener noreferrer',
});
