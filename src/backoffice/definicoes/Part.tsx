import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page of the settings that is no form. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-labelledby={id} align="flex-start" maw="46rem">
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}
