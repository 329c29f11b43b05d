import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** What stands below the form under a heading of its own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      align="flex-start"
      maw="46rem"
      mt="var(--space-8)"
      pt="var(--space-5)"
      style={{ borderTop: '2px solid var(--line)' }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}
