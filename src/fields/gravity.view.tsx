import type { ChoiceField } from './choice.ts';
import { type Gravity, signs } from './gravity.ts';
import styles from './gravity.view.module.css';
import { type InputProps, labelId, type View } from './view.ts';

const meanings: Record<string, string> = {
  Informação: 'Para saber',
  Atenção: 'Para se prevenir',
  Perigo: 'Para agir já',
};

function Sign({ value }: { value: string }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
      <path
        d={signs[value as Gravity]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A few large choices, each in the colours that visitors will see. */
function GravityInput(props: InputProps<string, ChoiceField>) {
  const { field, id, value, onChange, error, disabled, describedBy } = props;
  const focused = field.choices.includes(value) ? value : field.choices[0];
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      {field.choices.map((each) => (
        <label
          key={each}
          id={`${id}-${each}-name`}
          className={styles.choice}
          data-gravity={each || undefined}
        >
          <input
            type="radio"
            // The label above points to the chosen option, so that clicking it changes nothing.
            id={each === focused ? id : `${id}-${each || 'nenhuma'}`}
            aria-labelledby={`${id}-${each}-name`}
            name={id}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
            disabled={disabled}
          />
          {each !== '' && <Sign value={each} />}
          <span className={styles.name}>{field.names?.[each] ?? each}</span>
          {each !== '' && <span className={styles.meaning}>{meanings[each]}</span>}
        </label>
      ))}
    </div>
  );
}

export const gravityView: View<string, ChoiceField> = {
  Input: GravityInput,
  Cell: ({ field, value }) =>
    value === '' ? (
      field.names?.['']
    ) : (
      <span className={styles.badge} data-gravity={value}>
        <Sign value={value} />
        {value}
      </span>
    ),
  unset: 'Não é urgente',
};
