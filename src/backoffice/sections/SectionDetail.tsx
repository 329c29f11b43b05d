import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import { copyFields } from '../../calls/records.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { deedInWords } from '../../sections/atividade.ts';
import { hasPages, recordPath } from '../../sections/face.ts';
import { panelOpen, panelParam } from '../../sections/officePath.ts';
import { daysInBin } from '../../sections/reciclagem.ts';
import { callRecords } from '../client.ts';
import { RecordView } from '../detail/RecordView.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { useMay } from '../may.ts';
import { panelOf } from '../panels.ts';
import { bringBack } from '../parts/bringBack.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { notifyDone } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { pdfsIn, WithServices } from '../parts/WithServices.tsx';
import { isOfLife, LifeLine, type Living, Withdraw } from './Life.tsx';
import { forgetDrafts } from './open.ts';
import { PreviewButton } from './PreviewButton.tsx';
import {
  editPath,
  type Found,
  fieldsShown,
  headingOf,
  type Item,
  itemCall,
  keyOf,
  listPath,
  type Source,
  versionsPath,
} from './source.ts';

/** Begins a new record with what this one says, and opens its form. */
function DuplicateButton({ source }: { source: Source }) {
  const { key = '' } = useParams();
  const { collection, section } = source;
  return (
    <ActionButton
      label="Duplicar"
      confirm={
        section.isYearly && {
          question: `Duplicar ${section.noun}?`,
          children:
            'Fica um rascunho com os mesmos textos e fotos, que ninguém vê antes de o publicar.',
          fields: copyFields,
          yes: 'Duplicar',
        }
      }
      act={(values) => callRecords('POST', `${itemCall(source, key)}/duplicar`, values)}
      failed="Não foi possível duplicar"
      done={() => 'Ficou guardado um rascunho novo: complete-o aqui.'}
      to={(answer) => editPath(source, keyOf(source, answer[collection.one] as Item))}
    />
  );
}

function DeleteButton({ source, item }: { source: Source; item: Item }) {
  const { key = '' } = useParams();
  const navigate = useNavigate();
  const { DeleteNotice } = panelOf(source.section.name);
  const [isBlocked, block] = useState(false);
  return (
    <ActionButton
      label="Apagar"
      confirm={{
        question: source.section.deleteQuestion,
        children: (
          <>
            <p>Se apagar, não poderá voltar atrás.</p>
            {DeleteNotice && <DeleteNotice itemKey={key} block={block} />}
          </>
        ),
        yes: 'Sim, Apagar',
        grave: true,
        isBlocked,
      }}
      act={() => callRecords('DELETE', `${itemCall(source, key)}?_id=${item._id}`)}
      failed="Não foi possível apagar"
      done={() => {
        forgetDrafts(source, { chave: key, registo: item._id });
        notifyDone(
          `${deedInWords(source.section, headingOf(source, item), (o) => `foi apagad${o}`)} Fica ${daysInBin} dias na Reciclagem.`,
          {
            label: 'Anular',
            onPress: () => void bringBack(item._id, navigate, { goesAtOnce: true }),
          },
        );
        return undefined;
      }}
      to={listPath(source)}
    />
  );
}

/** A link to the record's public page, or a preview of it. */
function Seen({ source, item }: { source: Source; item: Item }) {
  const { key = '' } = useParams();
  const { face } = source.section;
  if (!face) return null;
  if (item.estado !== 'publicado') {
    return hasPages(face) && <PreviewButton source={source} values={item} itemKey={key} />;
  }
  return (
    <Button
      component="a"
      variant="subtle"
      href={recordPath(face, key, item)}
      target="_blank"
      rel="noopener"
      px="xs"
      leftSection={<Icon name="out" />}
      aria-label="Ver no site (abre noutro separador)"
    >
      Ver no site
    </Button>
  );
}

function RecordDetail({ source, found }: { source: Source; found: Found & { item: Item } }) {
  const { key = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { section } = source;
  const { item, fotos } = found;
  const living = item as Item & Living;
  const { instead: panel, NextStep, ItemActions, ItemNotice } = panelOf(section.name);
  const may = useMay();
  const [mayEdit, mayPublish] = [may.edit(section.name), may.publish(section.name)];
  const isPanelOpen = panel !== undefined && search.has(panelParam);
  const outdated = section.outdated?.(item as never, new Date()) ?? [];
  const fields = Object.fromEntries(
    Object.entries(fieldsShown(source, item)).filter(
      ([name]) => !isOfLife(name) && !outdated.includes(name),
    ),
  );
  return (
    <>
      <ScreenHead
        title={headingOf(source, item)}
        back={{ to: listPath(source), label: section.menu }}
        more={
          mayEdit &&
          !isPanelOpen && (
            <>
              <DuplicateButton source={source} />
              {mayPublish && <Withdraw source={source} item={living} />}
              {mayPublish && ItemActions && <ItemActions item={item} />}
            </>
          )
        }
      >
        {mayPublish && NextStep && <NextStep item={item} />}
        {panel && may.call(panel.needs) && (
          <Button
            variant="outline"
            onClick={() => setSearch(isPanelOpen ? {} : panelOpen, { replace: true })}
          >
            {isPanelOpen ? panel.close : panel.open}
          </Button>
        )}
        {mayEdit && (
          <Button
            component={Link}
            to={editPath(source, key)}
            variant={isPanelOpen ? 'default' : 'filled'}
          >
            Editar
          </Button>
        )}
      </ScreenHead>
      {isPanelOpen ? (
        <panel.Component itemKey={key} />
      ) : (
        <WithServices fotos={fotos} ficheiros={pdfsIn(item)}>
          <LifeLine source={source} item={living} seen={<Seen source={source} item={item} />}>
            {(mayPublish || (mayEdit && item.estado === 'rascunho')) && (
              <DeleteButton source={source} item={item} />
            )}
          </LifeLine>
          {ItemNotice && <ItemNotice item={item} />}
          <RecordView
            fields={fields}
            heading={section.heading}
            record={item}
            foot={
              mayEdit && (
                <Link to={versionsPath(source, key)} className="touch-link">
                  Versões anteriores
                </Link>
              )
            }
          />
        </WithServices>
      )}
    </>
  );
}

/** All that is kept of one record, and what can be done with it. */
export function SectionDetail({ source }: { source: Source }) {
  return (
    <Loaded read={useLoaderData<Found | Refused>()} title={source.section.menu}>
      {({ item, fotos }) =>
        item ? (
          <RecordDetail key={item._id} source={source} found={{ item, fotos }} />
        ) : (
          <NotFound />
        )
      }
    </Loaded>
  );
}
