import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

type Props = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** Removes something; `data-remove` marks the buttons that `useFocusAfterRemoval` moves the focus between. */
export function RemoveButton(props: Props) {
  return (
    <ActionIcon variant="subtle" color="gray" {...props}>
      <Icon name="remove" size={20} />
    </ActionIcon>
  );
}
