import { Fragment } from 'react';

/** An address to be read whole: where it does not fit a line, it goes on after a dot or the @. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=[.@])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: none is ever moved
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
