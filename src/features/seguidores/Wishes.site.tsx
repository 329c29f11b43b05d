import { type RefObject, useEffect, useState } from 'react';
import styles from './seguir.module.css';
import { everyTopic, frequencies, type Topic, topics, type Wish } from './topics.ts';

type Chosen = {
  temas: readonly Topic[];
  onChange(temas: Topic[]): void;
  error?: string | undefined;
};

/** The topics to follow. */
export function Topics({ temas, onChange, error }: Chosen) {
  return (
    <fieldset className={styles.choices} aria-describedby={error ? 'temas-erro' : undefined}>
      <legend>O que quer receber</legend>
      {everyTopic.map((topic) => (
        <label key={topic}>
          <input
            type="checkbox"
            name="temas"
            value={topic}
            checked={temas.includes(topic)}
            onChange={({ target }) =>
              onChange(
                everyTopic.filter((each) =>
                  each === topic ? target.checked : temas.includes(each),
                ),
              )
            }
          />
          {topics[topic]}
        </label>
      ))}
      {error && (
        <p id="temas-erro" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What is wanted. What was ticked before the scripts arrived is taken over, as `useForm` does with what was typed. */
export function useWish(form: RefObject<HTMLElement | null>, first: Wish) {
  const [wish, setWish] = useState(first);
  useEffect(() => {
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ticked = Array.from(inputs, ({ value }) => value);
    // One of the frequencies always is, where the inputs are shown.
    if (ticked.length === 0) return;
    setWish({
      temas: everyTopic.filter((topic) => ticked.includes(topic)),
      frequencia: ticked.includes('semana') ? 'semana' : 'logo',
    });
  }, [form]);
  return [wish, setWish] as const;
}

type Props = { wish: Wish; onChange(wish: Wish): void; error?: string | undefined };

/** The topics to follow, and whether to hear at once or once a week. */
export function Wishes({ wish, onChange, error }: Props) {
  return (
    <>
      <Topics temas={wish.temas} onChange={(temas) => onChange({ ...wish, temas })} error={error} />
      <fieldset className={styles.choices}>
        <legend>Quando</legend>
        {(['logo', 'semana'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="frequencia"
              value={each}
              checked={wish.frequencia === each}
              onChange={() => onChange({ ...wish, frequencia: each })}
            />
            {frequencies[each]}
          </label>
        ))}
        <p className="soft">O que é urgente segue sempre na hora.</p>
      </fieldset>
    </>
  );
}
