import { SelectInput } from './inputs/SelectInput.tsx';
import { Unset } from './inputs/Unset.tsx';
import type { CellProps, InputProps, View } from './view.ts';

const unset = 'Não está definida';
const quarters = Array.from({ length: 24 * 4 }, (_, quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});
const options = [
  { value: '', name: unset },
  ...quarters.map((time) => ({ value: time, name: time })),
];

function TimeInput({ field: _, ...props }: InputProps<string>) {
  return <SelectInput options={options} {...props} />;
}

function TimeCell({ value }: CellProps<string>) {
  return value === '' ? <Unset words={unset} /> : <time dateTime={value}>{value}</time>;
}

export const timeView: View<string> = { Input: TimeInput, Cell: TimeCell };
