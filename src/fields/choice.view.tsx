import { Group, Radio } from '@mantine/core';
import type { ChoiceField } from './choice.ts';
import { SelectInput } from './inputs/SelectInput.tsx';
import { type InputProps, labelId, type View } from './view.ts';

const few = 3;

/** Tall enough for a thumb. */
const radioStyles = {
  root: { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
  body: { alignItems: 'center' },
  label: { paddingBlock: '0.5rem' },
};

function namedChoices({ choices, names }: ChoiceField) {
  return choices.map((value) => ({ value, name: names?.[value] ?? value }));
}

function ChoiceInput(props: InputProps<string, ChoiceField>) {
  if (props.field.choices.length <= few) return <Radios {...props} />;
  return <SelectInput input={props} options={namedChoices(props.field)} />;
}

function Radios(props: InputProps<string, ChoiceField>) {
  const { field, id, value, onChange, error, disabled, describedBy } = props;
  const focused = field.choices.includes(value) ? value : field.choices[0];
  return (
    <Group
      gap="0 2rem"
      role="radiogroup"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      {namedChoices(field).map((choice) => {
        const nameId = `${id}-${choice.value}-name`;
        return (
          <Radio
            key={choice.value}
            // The label above points to the chosen option, so that clicking it changes nothing.
            id={choice.value === focused ? id : `${id}-${choice.value}`}
            aria-labelledby={nameId}
            label={<span id={nameId}>{choice.name}</span>}
            styles={radioStyles}
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
    </Group>
  );
}

export const choiceView: View<string, ChoiceField> = {
  Input: ChoiceInput,
  Cell: ({ field, value }) => field.names?.[value] ?? value,
};

const Nothing = () => null;

/** Never edited or shown: it only says which section a record belongs to. */
export const fixedView: View<string> = {
  Input: Nothing,
  Cell: Nothing,
  hiddenIn: ['form', 'detail'],
};
