import { Alert, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Field } from '../../fields/field.ts';
import type { FlagField } from '../../fields/flag.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { viewOf } from '../../fields/views.ts';
import { readDraft } from '../form/drafts.ts';
import { WaitingDrafts } from '../form/WaitingDrafts.tsx';
import { type Column, type Columns, InALine } from '../list/LinkedTable.tsx';
import { type Listing, ListScreen } from '../list/ListScreen.tsx';
import { useMay } from '../may.ts';
import { panelOf } from '../panels.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { WithServices } from '../parts/WithServices.tsx';
import { LifeState, type Living } from './Life.tsx';
import type { OpenedList } from './open.ts';
import styles from './SectionList.module.css';
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

/** What a form whose save failed tells the list. */
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

/** The words of a value in a list; '' for a flag that has none for being off. */
function shortOf({ readings, toColumn }: Field, value: unknown): string {
  const stored = toColumn(value);
  return readings?.find(([each]) => each === stored)?.[1] ?? String(value ?? '');
}

function ShortCell({ field, value }: { field: Field; value: unknown }) {
  const { Cell } = viewOf(field);
  return <Cell field={field} value={value} place="list" />;
}

function columnsOf({ section }: Source, { items }: Listed): Columns<Item> {
  const [naming = section.heading, ...others] = section.columns;
  const column = (name: string): Column<Item> => {
    const field = section.fields[name];
    if (!field) throw new Error(`No field ${name} in ${section.name}`);
    return {
      name,
      label: field.label,
      cell: (item) => <ShortCell field={field} value={item[name]} />,
      sortBy: (item) => shortOf(field, item[name]),
      isTyped: field.isSearched === true && !field.readings,
    };
  };
  const life: Column<Item> = {
    name: 'estado',
    label: 'Estado',
    isUnsorted: true,
    cell: (item) => !isPlain(item) && <LifeState item={item as Item & Living} />,
    sortBy: (item) => (isPlain(item) ? '' : String(item.estado)),
  };
  // No column if every record is simply published.
  const isTold = items.some((item) => !isPlain(item));
  return [
    column(naming),
    ...others.map(column),
    ...ownColumn(section.name, items),
    ...(isTold ? [life] : []),
  ];
}

/** The column that only this section has, unless it is empty for every row. */
function ownColumn(section: string, items: readonly Item[]): Column<Item>[] {
  const { column } = panelOf(section);
  if (!column || items.every((item) => column.words(item) === '')) return [];
  const { name, label, words, Component } = column;
  const cell = (item: Item) => <Component item={item} />;
  return [{ name, label, isUnsorted: true, cell, sortBy: words }];
}

/** Published, without a date to be withdrawn. */
const isPlain = ({ estado, retirarEm }: Item) => estado === 'publicado' && retirarEm === '';

function pictureOf({ section }: Source): ((item: Item) => ReactNode) | undefined {
  const [name, field] = Object.entries(section.fields).find(([, { isPicture }]) => isPicture) ?? [];
  if (!name || !field) return undefined;
  return (item) => (
    <span className={styles.picture}>
      <ShortCell field={field} value={item[name]} />
    </span>
  );
}

/** The parts of the line that tells a record from the others. */
function secondOf({ section: { secondLine, fields } }: Source, item: Item): ReactNode[] {
  if (!secondLine) return [];
  if (secondLine.words) return secondLine.words(item, new Date()).filter(Boolean);
  return secondLine.of.flatMap((name) => {
    const field = fields[name];
    if (!field || field.isEmpty(item[name])) return [];
    return [<ShortCell key={name} field={field} value={item[name]} />];
  });
}

/** What the columns say on a phone, without headings: a «Não» also says what is not so. */
function withoutHeads({ section: { columns, fields } }: Source, item: Item): ReactNode[] {
  return columns.slice(1).flatMap((name) => {
    const field = fields[name];
    const words = field ? shortOf(field, item[name]) : '';
    if (!field || words === '') return [];
    const [yes = ''] = (field as Partial<FlagField>).markers ?? [];
    return words === 'Não' ? (
      `Não ${yes.toLowerCase()}`
    ) : (
      <ShortCell key={name} field={field} value={item[name]} />
    );
  });
}

/** A record's line on a phone: what is unusual about it first. */
function lineOf(source: Source, item: Item): ReactNode {
  const { column } = panelOf(source.section.name);
  return (
    <InALine
      items={[
        ...(isPlain(item) ? [] : [<LifeState key="life" item={item as Item & Living} />]),
        ...(column?.words(item) ? [<column.Component key="own" item={item} />] : []),
        ...secondOf(source, item),
        ...withoutHeads(source, item),
      ]}
    />
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
    secondLine: section.secondLine && ((item) => <InALine items={secondOf(source, item)} />),
    brief: { line: (item) => lineOf(source, item) },
    isCut: isFew,
    below: ({ items, total }) =>
      isFew &&
      total > items.length && (
        <Text mt="md" c="dimmed">
          Estão aqui os primeiros {section.listLimit}.{' '}
          <Link
            to={`?${new URLSearchParams([...search, [allParam, 'sim']])}`}
            className="touch-link"
          >
            Mostrar todos
          </Link>
        </Text>
      ),
  };
}

/** The records of a section, to search, sort and open. */
export function SectionList({ source }: { source: Source }) {
  const listed = useLoaderData<OpenedList | Refused>();
  const failed = useLocation().state?.failedSave as FailedSave | undefined;
  const [search] = useSearchParams();
  const { ListActions, ListNotice } = panelOf(source.section.name);
  const may = useMay();
  const mayEdit = may.edit(source.section.name);
  // Without a word: the login leads here.
  if (!may.readLists) return <Refusal isSilent />;
  return (
    <WithServices fotos={isRefused(listed) ? {} : listed.fotos}>
      <ListScreen
        listing={listingOf(source, search)}
        buttons={
          <>
            {mayEdit && ListActions && <ListActions />}
            {mayEdit && (
              <Button
                component={Link}
                to={`${listPath(source)}/adicionar`}
                leftSection={<Icon name="add" />}
              >
                Adicionar
              </Button>
            )}
          </>
        }
        notice={
          <>
            {failed && <FailedSaveNotice failed={failed} />}
            {mayEdit && ListNotice && <ListNotice />}
            {!isRefused(listed) && <WaitingDrafts drafts={listed.waiting} />}
          </>
        }
      />
    </WithServices>
  );
}
