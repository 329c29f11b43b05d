import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { estado } from '../../sections/life.ts';
import { searchIn, stateParam } from '../list/listView.ts';

/** The state that an address asks for; `todos` if it names none that exists. */
export function stateIn(search: URLSearchParams): string {
  return estado.choices.find((each) => each === search.get(stateParam)) ?? 'todos';
}

const options = [
  { value: '', label: 'Todos' },
  ...estado.choices.map((value) => ({ value, label: `${estado.names?.[value]}s` })),
];

/** Narrows a list to the records of one state. */
export function StateFilter() {
  const [search, setSearch] = useSearchParams();
  const state = stateIn(search);
  return (
    <NativeSelect
      aria-label="Estado"
      data={options}
      value={state === 'todos' ? '' : state}
      onChange={({ currentTarget: { value } }) =>
        setSearch(searchIn(search, value), { replace: true, preventScrollReset: true })
      }
      flex="1 1 8rem"
      maw="13rem"
    />
  );
}
