import { Text } from '@mantine/core';

/** Why something that was chosen is not taken; said aloud as it comes. */
export function Refusals({
  reasons,
  ...rest
}: {
  id?: string;
  mt?: string;
  reasons: readonly string[];
}) {
  return (
    <Text
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
