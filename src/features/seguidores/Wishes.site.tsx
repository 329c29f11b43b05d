import styles from './seguir.module.css';
import { everyTopic, frequencies, topics, type Wish } from './topics.ts';

type Props = { wish: Wish; onChange(wish: Wish): void; error?: string | undefined };

/** What is followed, and how soon one wants to know. */
export function Wishes({ wish, onChange, error }: Props) {
  const { temas, frequencia } = wish;
  return (
    <>
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
                onChange({
                  ...wish,
                  temas: everyTopic.filter((each) =>
                    each === topic ? target.checked : temas.includes(each),
                  ),
                })
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
      <fieldset className={styles.choices}>
        <legend>Quando</legend>
        {(['logo', 'semana'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="frequencia"
              value={each}
              checked={frequencia === each}
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
