import { Text } from '@mantine/core';

/** Said where a value is empty, so that a blank place never looks like a fault. */
export function Unset({ words = 'Não preenchido' }: { words?: string | undefined }) {
  return (
    <Text span inherit c="dimmed">
      {words}
    </Text>
  );
}
