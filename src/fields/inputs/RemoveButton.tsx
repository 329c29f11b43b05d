import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

type Props = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** Takes something away; `data-remove` marks those among which the focus stays when one goes. */
export function RemoveButton(props: Props) {
  return (
    <ActionIcon variant="subtle" color="gray" {...props}>
      <Icon name="remove" size={20} />
    </ActionIcon>
  );
}
