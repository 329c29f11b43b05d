import { SelectInput } from './inputs/SelectInput.tsx';
import { Unset } from './inputs/Unset.tsx';
import type { View } from './view.ts';

const unset = 'Não está definida';
const quarters = Array.from({ length: 24 * 4 }, (_, quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});
const options = [
  { value: '', name: unset },
  ...quarters.map((time) => ({ value: time, name: time })),
];

export const timeView: View<string> = {
  Input: (props) => <SelectInput input={props} options={options} />,
  Cell: ({ value }) =>
    value === '' ? <Unset words={unset} /> : <time dateTime={value}>{value}</time>,
  unset,
};
