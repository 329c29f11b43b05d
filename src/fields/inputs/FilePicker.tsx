import { FileButton, type FileButtonProps } from '@mantine/core';
import { useRef } from 'react';

/** A button to choose files. It forgets what was chosen, so that the same file can be chosen again. */
export function FilePicker<Multiple extends boolean = false>(props: FileButtonProps<Multiple>) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      {...props}
      resetRef={forget}
      onChange={(chosen) => {
        forget.current?.();
        props.onChange(chosen);
      }}
    />
  );
}
