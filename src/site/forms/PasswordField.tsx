import { type ComponentProps, useEffect, useState } from 'react';
import { Field } from './Field.tsx';
import styles from './LoginForm.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'className'> & {
  /** Set while it is being sent, so that the browser takes it for a password and offers to save it. */
  isHidden?: boolean | undefined;
};

/** A password field whose text can be shown while it is typed. */
export function PasswordField({ isHidden = false, ...field }: Props) {
  const [isSeen, setSeen] = useState(false);
  // After it was sent it stays hidden until somebody asks to see it again.
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
