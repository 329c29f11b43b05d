import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { estado } from '../../sections/life.ts';
import { searchWith } from '../list/listView.ts';

/** In the address when a list shows the records of one state only. */
const param = 'estado';

/** The state that an address asks for; all where it asks for none that there is. */
export function stateIn(search: URLSearchParams): string {
  return estado.choices.find((each) => each === search.get(param)) ?? 'todos';
}

const options = [
  { value: 'todos', label: 'Todos' },
  ...estado.choices.map((value) => ({ value, label: `${estado.names?.[value]}s` })),
];

/** Narrows a list to the records of one state. */
export function StateFilter() {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) => {
    const next = searchWith(search, {});
    if (value === 'todos') next.delete(param);
    else next.set(param, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <NativeSelect
      label="Estado"
      data={options}
      value={stateIn(search)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      flex="0 1 12rem"
    />
  );
}
