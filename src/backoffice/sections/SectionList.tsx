import { Alert, Box, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Field } from '../../fields/field.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { viewOf } from '../../fields/views.ts';
import { readDraft } from '../form/drafts.ts';
import { WaitingDrafts } from '../form/WaitingDrafts.tsx';
import type { Column, Columns } from '../list/LinkedTable.tsx';
import { type Listing, ListScreen } from '../list/ListScreen.tsx';
import { panels } from '../panels/all.ts';
import { WithServices } from '../parts/WithServices.tsx';
import { LifeState, type Living } from './Life.tsx';
import { draftPath, type OpenedList } from './open.ts';
import { StateFilter, stateIn } from './StateFilter.tsx';
import {
  allParam,
  type Item,
  isCut,
  itemPath,
  keyOf,
  type Listed,
  listPath,
  type Source,
} from './source.ts';

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

function columnsOf({ section }: Source, { items }: Listed): Columns<Item> {
  const [naming = section.heading, ...others] = section.columns;
  const column = (name: string): Column<Item> => {
    const field = section.fields[name];
    if (!field) throw new Error(`No field ${name} in ${section.name}`);
    const { Cell } = viewOf(field);
    return {
      name,
      label: field.label,
      cell: (item) => <Cell field={field} value={item[name]} place="list" />,
      sortBy: (item) => shortOf(field, item[name]),
    };
  };
  const life: Column<Item> = {
    name: 'estado',
    label: 'Estado',
    isUnsorted: true,
    cell: (item) => !isPlain(item as Item & Living) && <LifeState item={item as Item & Living} />,
    sortBy: (item) => (isPlain(item as Item & Living) ? '' : String(item.estado)),
  };
  // What is simply there needs no word of it.
  const isTold = items.some((item) => !isPlain(item as Item & Living));
  return [
    column(naming),
    ...others.map(column),
    ...ownColumn(section.name, items),
    ...(isTold ? [life] : []),
  ];
}

/** The column that only this section has, where it says anything. */
function ownColumn(section: string, items: readonly Item[]): Column<Item>[] {
  const { column } = panels[section] ?? {};
  if (!column || items.every((item) => column.words(item) === '')) return [];
  const { name, label, words, Component } = column;
  const cell = (item: Item) => <Component item={item} />;
  return [{ name, label, isUnsorted: true, cell, sortBy: words }];
}

/** Published, and to stay. */
const isPlain = ({ estado, retirarEm }: Living) => estado === 'publicado' && retirarEm === '';

function pictureOf({ section }: Source): ((item: Item) => ReactNode) | undefined {
  const [name, field] = Object.entries(section.fields).find(([, { isPicture }]) => isPicture) ?? [];
  if (!name || !field) return undefined;
  const { Cell } = viewOf(field);
  return (item) => (
    <Box component="span" flex="none" display="inline-flex">
      <Cell field={field} value={item[name]} place="list" />
    </Box>
  );
}

const called = { one: 'registo', many: 'registos', none: 'Nenhum registo', found: 'encontrado' };

function listingOf(source: Source, search: URLSearchParams): Listing<Item, Listed> {
  const { section } = source;
  const isFew = isCut(source, search);
  return {
    title: section.menu,
    called,
    empty: section.emptyMessage,
    filter: { control: <StateFilter />, isOn: stateIn(search) !== 'todos' },
    rows: ({ items }) => items,
    columns: (listed) => columnsOf(source, listed),
    hrefOf: (item) => itemPath(source, keyOf(source, item)),
    picture: pictureOf(source),
    isCut: isFew,
    below: ({ items, total }) =>
      isFew &&
      total > items.length && (
        <Text mt="md" c="dimmed">
          Estão aqui os primeiros {section.listLimit}.{' '}
          <Link to={`?${allParam}`} className="touch-link">
            Mostrar todos
          </Link>
        </Text>
      ),
  };
}

/** The records of a section: to be found, sorted and opened. */
export function SectionList({ source }: { source: Source }) {
  const listed = useLoaderData<OpenedList | Refused>();
  const failed = useLocation().state?.failedSave as FailedSave | undefined;
  const [search] = useSearchParams();
  const { ListActions, ListNotice } = panels[source.section.name] ?? {};
  return (
    <WithServices fotos={isRefused(listed) ? {} : listed.fotos}>
      <ListScreen
        listing={listingOf(source, search)}
        buttons={
          <>
            {ListActions && <ListActions />}
            <Button
              component={Link}
              to={`${listPath(source)}/adicionar`}
              leftSection={<Icon name="add" />}
            >
              Adicionar
            </Button>
          </>
        }
        notice={
          <>
            {failed && <FailedSaveNotice failed={failed} />}
            {ListNotice && <ListNotice />}
            {!isRefused(listed) && (
              <WaitingDrafts drafts={listed.waiting} hrefOf={(draft) => draftPath(source, draft)} />
            )}
          </>
        }
      />
    </WithServices>
  );
}
