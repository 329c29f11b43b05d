import { Radio } from '@mantine/core';
import type { ChoiceField } from './choice.ts';
import styles from './choice.view.module.css';
import { SelectInput } from './inputs/SelectInput.tsx';
import { type InputProps, labelId, type View } from './view.ts';

const few = 3;

function namedChoices({ choices, names }: ChoiceField) {
  return choices.map((value) => ({ value, name: names?.[value] ?? value }));
}

function ChoiceInput(props: InputProps<string, ChoiceField>) {
  if (props.field.choices.length <= few) return <Radios {...props} />;
  return <SelectInput of={props} options={namedChoices(props.field)} />;
}

function Radios(props: InputProps<string, ChoiceField>) {
  const { field, id, value, onChange, error, disabled, describedBy } = props;
  const focused = field.choices.includes(value) ? value : field.choices[0];
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      className={styles.radios}
    >
      {namedChoices(field).map((choice) => {
        const nameId = `${id}-${choice.value}-name`;
        return (
          <Radio
            key={choice.value}
            // The label above points to the one that is chosen: pressing it changes nothing.
            id={choice.value === focused ? id : `${id}-${choice.value}`}
            aria-labelledby={nameId}
            label={<span id={nameId}>{choice.name}</span>}
            classNames={{ root: styles.radio ?? '', body: styles.body ?? '' }}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            error={Boolean(error)}
            disabled={disabled}
            size="md"
          />
        );
      })}
    </div>
  );
}

export const choiceView: View<string, ChoiceField> = {
  Input: ChoiceInput,
  Cell: ({ field, value }) => field.names?.[value] ?? value,
};
