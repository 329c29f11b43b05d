import { ComboboxChevron } from '@mantine/core';
import { FieldInput, type Frame } from './FieldInput.tsx';

type Props = {
  input: Frame & { value: string; onChange(value: string): void };
  options: readonly { value: string; name: string }[];
};

/** The browser's own select, which opens the way people know it from their phone. */
export function SelectInput({ input, options }: Props) {
  const { value, onChange } = input;
  const known = options.some((option) => option.value === value);
  return (
    <FieldInput
      frame={input}
      component="select"
      pointer
      rightSection={<ComboboxChevron />}
      rightSectionWidth={28}
      value={value}
      onChange={onChange}
    >
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </FieldInput>
  );
}
