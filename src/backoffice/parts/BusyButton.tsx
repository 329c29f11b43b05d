import { Button, type ButtonProps } from '@mantine/core';
import { useRef, useState } from 'react';

type Props = ButtonProps & {
  /** What it does; until that has ended it cannot be pressed again. */
  onPress(): Promise<void>;
};

/** A button that shows that it is at work, and has the focus again afterwards. */
export function BusyButton({ onPress, ...rest }: Props) {
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  async function press() {
    setBusy(true);
    await onPress();
    setBusy(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    });
  }
  return <Button ref={button} {...rest} loading={isBusy} onClick={press} />;
}
