import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { FieldInput } from './inputs/FieldInput.tsx';
import { Icon } from './inputs/Icon.tsx';
import type { PasswordField } from './password.ts';
import type { InputProps, View } from './view.ts';

function PasswordInput(props: InputProps<string, PasswordField>) {
  const { field, value, onChange, disabled } = props;
  const [seen, setSeen] = useState(false);
  return (
    <FieldInput
      frame={props}
      type={seen ? 'text' : 'password'}
      autoComplete={field.least ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      rightSectionPointerEvents="all"
      rightSectionWidth={44}
      rightSection={
        <ActionIcon
          size={42}
          variant="subtle"
          aria-label={seen ? 'Esconder palavra-passe' : 'Mostrar palavra-passe'}
          onClick={() => setSeen(!seen)}
          disabled={disabled}
        >
          <Icon name={seen ? 'hide' : 'show'} size={20} />
        </ActionIcon>
      }
    />
  );
}

/** Passwords are never shown in lists or details. */
export const passwordView: View<string, PasswordField> = {
  Input: PasswordInput,
  Cell: () => null,
  hiddenIn: ['detail'],
};
