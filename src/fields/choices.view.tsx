import { Checkbox, Stack } from '@mantine/core';
import type { ChoicesField } from './choices.ts';
import { type InputProps, labelId, type View } from './view.ts';

/** Tall enough for a thumb. */
const styles = {
  body: { alignItems: 'center', minHeight: '2.75rem', paddingBlock: '0.25rem' },
  label: { fontWeight: 400 },
};

function ChoicesInput(props: InputProps<string[], ChoicesField>) {
  const { field, id, value, onChange, error, disabled, describedBy } = props;
  return (
    <Stack gap={0} role="group" aria-labelledby={labelId(id)} aria-describedby={describedBy}>
      {field.choices.map((choice, at) => (
        <Checkbox
          key={choice}
          id={at === 0 ? id : `${id}-${choice}`}
          label={field.names?.[choice] ?? choice}
          checked={value.includes(choice)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...value, choice] : value.filter((each) => each !== choice))
          }
          error={Boolean(error)}
          disabled={disabled}
          styles={styles}
        />
      ))}
    </Stack>
  );
}

export const choicesView: View<string[], ChoicesField> = {
  Input: ChoicesInput,
  Cell: ({ field, value }) => value.map((each) => field.names?.[each] ?? each).join(', '),
};
