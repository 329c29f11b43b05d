import styles from './identifier.view.module.css';
import { FieldInput } from './inputs/FieldInput.tsx';
import type { View } from './view.ts';

/** Read-only: it is made once, from the name. */
export const identifierView: View<string> = {
  Input: (props) => (
    <FieldInput
      frame={props}
      readOnly
      value={props.value}
      placeholder="Criado ao guardar"
      classNames={{ input: styles.input ?? '' }}
    />
  ),
  Cell: ({ value }) => value,
};
