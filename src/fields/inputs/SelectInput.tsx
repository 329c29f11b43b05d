import { ComboboxChevron, Input } from '@mantine/core';
import { bare, type Frame, Framed } from './Framed.tsx';

type Props = Frame & {
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; name: string }[];
};

/** The browser's own list of options: it opens as people know it on their phone. */
export function SelectInput({ options, value, onChange, ...frame }: Props) {
  const known = options.some((option) => option.value === value);
  return (
    <Framed {...frame}>
      <Input
        component="select"
        pointer
        rightSection={<ComboboxChevron />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...bare(frame)}
      >
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Input>
    </Framed>
  );
}
