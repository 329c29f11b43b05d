import { Anchor } from '@mantine/core';
import { fileAddress, fileName } from '../../language/fileName.ts';

/** A link that downloads an uploaded file, with its name. */
export function FileLink({ path }: { path: string }) {
  return (
    <Anchor underline="always" href={fileAddress(path)} download={fileName(path)}>
      {fileName(path)}
    </Anchor>
  );
}
