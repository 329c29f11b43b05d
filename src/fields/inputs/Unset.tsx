import { Text } from '@mantine/core';

/** Shown for an empty value, so that a blank never looks like an error. */
export function Unset({ words = 'Não preenchido' }: { words?: string | undefined }) {
  return (
    <Text span inherit c="dimmed">
      {words}
    </Text>
  );
}
