import { useEffect, useId, useRef, useState } from 'react';
import { UploadError, useServices } from '../view.ts';
import styles from './AltText.module.css';
import { FieldInput } from './FieldInput.tsx';

type Props = {
  path: string;
  /** The stored text. */
  stored: string;
  /** Says which photo it is about, if there are several. */
  label: string;
  disabled?: boolean | undefined;
};

const pause = 1_000;

/** A photo's alternative text. It belongs to the photo, not to the record, so it is saved at once. */
export function AltText({ path, stored, label, disabled }: Props) {
  const { describePhoto } = useServices();
  const id = useId();
  const [alt, setAlt] = useState(stored);
  const [state, setState] = useState('');
  const saved = useRef(stored);
  const typed = useRef(stored);
  typed.current = alt;

  const save = useRef(async () => {});
  save.current = async () => {
    const words = typed.current.trim();
    if (words === saved.current) return;
    const before = saved.current;
    saved.current = words;
    try {
      await describePhoto(path, words);
      setState('Descrição guardada');
    } catch (error) {
      saved.current = before;
      setState(error instanceof UploadError ? error.message : 'A descrição não foi guardada');
    }
  };

  useEffect(() => {
    if (alt.trim() === saved.current) return;
    const timer = setTimeout(() => save.current(), pause);
    return () => clearTimeout(timer);
  }, [alt]);
  useEffect(() => () => void save.current(), []);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldInput
        frame={{ id, describedBy: `${id}-state`, disabled }}
        component="textarea"
        rows={2}
        classNames={{ input: styles.input ?? '' }}
        autoComplete={undefined}
        placeholder="O que se vê na foto?"
        value={alt}
        onChange={(words) => {
          setState('');
          setAlt(words);
        }}
        onBlur={() => save.current()}
      />
      <p id={`${id}-state`} role="status" className={styles.state}>
        {state}
      </p>
    </div>
  );
}
