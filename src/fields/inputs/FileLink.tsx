import { Anchor } from '@mantine/core';
import { fileAddress, fileName } from '../../language/fileName.ts';

/** The way to an uploaded file, by its name. */
export function FileLink({ path }: { path: string }) {
  return (
    <Anchor underline="always" href={fileAddress(path)} download={fileName(path)}>
      {fileName(path)}
    </Anchor>
  );
}
