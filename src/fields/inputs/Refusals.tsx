import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

type Props = { id?: string; mt?: string; reasons: readonly string[] };

/** Why something that was chosen is not taken; said aloud as it comes. */
export function Refusals({ reasons, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const said = reasons.join();
  // What is said must not stand behind the bar that saves.
  useEffect(() => {
    if (said !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
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
