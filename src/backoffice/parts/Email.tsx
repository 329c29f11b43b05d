import { Fragment } from 'react';

/** An e-mail address shown whole: it wraps only after a dot or the @. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=[.@])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: none is ever moved
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
