import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Field } from '../../fields/field.ts';
import { viewOf } from '../../fields/views.ts';
import { isRefused, type Refused } from '../client.ts';
import { readDraft } from '../form/drafts.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Column } from '../parts/LinkedTable.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { WithServices } from '../parts/WithServices.tsx';
import {
  allParam,
  type Item,
  isCut,
  itemPath,
  keyOf,
  type Listed,
  listPath,
  type Place,
} from '../place.ts';
import styles from './ListScreen.module.css';
import { SearchedTable } from './SearchedTable.tsx';

/** What the list is told by a form whose saving failed. */
export type FailedSave = { draft: string; form: string; reason: string };

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

/** What a value says in a list; nothing for a flag that says something only when it is up. */
function shortOf({ readings, toColumn }: Field, value: unknown): string {
  const stored = toColumn(value);
  return readings?.find(([each]) => each === stored)?.[1] ?? String(value ?? '');
}

function columnsOf({ section }: Place): [Column<Item>, ...Column<Item>[]] {
  return section.columns.map((name): Column<Item> => {
    const field = section.fields[name];
    if (!field) throw new Error(`No field ${name} in ${section.name}`);
    const { Cell } = viewOf(field);
    return {
      name,
      label: field.label,
      cell: (item) => <Cell field={field} value={item[name]} place="list" />,
      sortBy: (item) => shortOf(field, item[name]),
    };
  }) as [Column<Item>, ...Column<Item>[]];
}

function pictureOf({ section }: Place): ((item: Item) => ReactNode) | undefined {
  const [name, field] = Object.entries(section.fields).find(([, { isPicture }]) => isPicture) ?? [];
  if (!name || !field) return undefined;
  const { Cell } = viewOf(field);
  return (item) => (
    <span className={styles.thumbnail}>
      <Cell field={field} value={item[name]} place="list" />
    </span>
  );
}

const called = { one: 'registo', many: 'registos', none: 'Nenhum registo', found: 'encontrado' };

function Records({ place, listed }: { place: Place; listed: Listed }) {
  const { section } = place;
  const { items, fotos, total } = listed;
  const [search] = useSearchParams();
  const isFew = isCut(place, search);
  return (
    <WithServices fotos={fotos}>
      <SearchedTable
        called={called}
        empty={section.emptyMessage}
        total={total}
        isCut={isFew}
        caption={section.menu}
        columns={columnsOf(place)}
        rows={items}
        keyOf={(item) => item._id}
        hrefOf={(item) => itemPath(place, keyOf(place, item))}
        picture={pictureOf(place)}
      />
      {isFew && total > items.length && (
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
