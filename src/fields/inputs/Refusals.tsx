import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

type Props = { id?: string; mt?: string; reasons: readonly string[] };

/** Why chosen files were refused; announced to screen readers at once. */
export function Refusals({ reasons, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const all = reasons.join();
  // Scroll it out from behind the save bar.
  useEffect(() => {
    if (all !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [all]);
  return (
    <Text
      ref={box}
      component="div"
      inherit
      role="alert"
      c="var(--mantine-color-error)"
      hidden={reasons.length === 0}
      {...rest}
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Text>
  );
}
