import { type ComponentProps, useEffect, useState } from 'react';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'className'> & {
  /** So that the browser takes it for a password, and offers to keep it: while it is being sent. */
  isHidden?: boolean | undefined;
};

/** A password, which can be looked at while it is typed. */
export function PasswordField({ isHidden = false, ...field }: Props) {
  const [isSeen, setSeen] = useState(false);
  // Once it was sent it stays hidden, until somebody asks to see it again.
  useEffect(() => {
    if (isHidden) setSeen(false);
  }, [isHidden]);
  return (
    <Field
      {...field}
      type={isSeen ? 'text' : 'password'}
      className={styles.password}
      action={
        <button type="button" onClick={() => setSeen(!isSeen)}>
          {isSeen ? 'Esconder' : 'Mostrar'}
          <span className="visually-hidden"> a palavra-passe</span>
        </button>
      }
    />
  );
}
