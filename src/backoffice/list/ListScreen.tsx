import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { viewOf } from '../../fields/views.ts';
import { isRefused, type Refused } from '../client.ts';
import { readDraft } from '../form/drafts.ts';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type Column, LinkedTable } from '../parts/LinkedTable.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { WithServices } from '../parts/WithServices.tsx';
import { type Item, itemPath, keyOf, type Listed, listPath, type Place } from '../place.ts';
import styles from './ListScreen.module.css';
import { SearchBar } from './SearchBar.tsx';
import { matches, wordsOf } from './words.ts';

/** What the list is told by a form whose saving failed. */
export type FailedSave = { draft: string; form: string; reason: string };

/** In the address when the list shows more than its section asks for. */
export const allParam = 'todos';

/** What is short enough to be looked for. */
const searched = ['text', 'choice', 'flag', 'list', 'phone', 'email', 'link', 'identifier'];

function searchWords({ section }: Place, item: Item): string {
  return Object.entries(section.fields)
    .filter(([, { kind }]) => searched.includes(kind))
    .map(([name, field]) => wordsOf(field, item[name]))
    .join(' ');
}

function FailedSaveNotice({ failed }: { failed: FailedSave }) {
  const navigate = useNavigate();
  if (!readDraft(failed.draft)) return null;
  return (
    <Alert color="red" title="Não foi possível guardar" role="alert" mb="lg">
      <p>{failed.reason} Nada do que escreveu se perdeu.</p>
      <Button color="red" mt="sm" onClick={() => navigate(failed.form)}>
        Voltar ao formulário
      </Button>
    </Alert>
  );
}

function Records({ place, listed }: { place: Place; listed: Listed }) {
  const { section } = place;
  const [typed, setTyped] = useState('');
  const [search] = useSearchParams();
  const { items, fotos } = listed;

  if (items.length === 0) return <Empty>{section.emptyMessage}</Empty>;

  const found = items.filter((item) => matches(searchWords(place, item), typed));
  const columns = section.columns.map((name): Column<Item> => {
    const field = section.fields[name];
    if (!field) throw new Error(`No field ${name} in ${section.name}`);
    const { Cell } = viewOf(field);
    return {
      name,
      label: field.label,
      cell: (item) => <Cell field={field} value={item[name]} place="list" />,
      sortBy: (item) => (typeof item[name] === 'number' ? item[name] : wordsOf(field, item[name])),
    };
  }) as [Column<Item>, ...Column<Item>[]];
  const photo = Object.entries(section.fields).find(([, { kind }]) => kind === 'photo');
  const picture = (item: Item) => {
    if (!photo) return null;
    const { Cell } = viewOf(photo[1]);
    return (
      <span className={styles.thumbnail}>
        <Cell field={photo[1]} value={item[photo[0]]} place="list" />
      </span>
    );
  };
  const isCut = items.length === section.listLimit && !search.has(allParam);

  return (
    <WithServices fotos={fotos}>
      <SearchBar
        typed={typed}
        onType={setTyped}
        found={found.length}
        of={items.length}
        noun={['registo', 'registos']}
      />
      {found.length === 0 ? (
        <Empty>Nenhum registo tem «{typed.trim()}». Experimente outra palavra.</Empty>
      ) : (
        <LinkedTable
          caption={section.menu}
          columns={columns}
          rows={found}
          keyOf={(item) => item._id}
          hrefOf={(item) => itemPath(place, keyOf(place, item))}
          picture={photo && picture}
        />
      )}
      {isCut && (
        <p className={styles.cut}>
          Estão aqui os primeiros {section.listLimit}.{' '}
          <Link to={`?${allParam}`}>Mostrar todos</Link>
        </p>
      )}
    </WithServices>
  );
}

/** The records of a section: to be found, sorted and opened. */
export function ListScreen({ place }: { place: Place }) {
  const listed = useLoaderData<Listed | Refused>();
  const failed = useLocation().state?.failedSave as FailedSave | undefined;
  const { section } = place;
  return (
    <>
      <ScreenHead title={section.menu}>
        <Button
          component={Link}
          to={`${listPath(place)}/adicionar`}
          leftSection={<Icon name="add" />}
        >
          Adicionar
        </Button>
      </ScreenHead>
      {failed && <FailedSaveNotice failed={failed} />}
      {isRefused(listed) ? (
        <LoadFailure refused={listed} />
      ) : (
        <Records key={section.name} place={place} listed={listed} />
      )}
    </>
  );
}
