import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Something good to know about what stands above. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text mt="md" size="xs" lh="inherit" c="dimmed">
      {children}
    </Text>
  );
}
