import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import type { AnyRecords } from '../../calls/all.ts';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { screenFeatures } from '../../features/all.screens.ts';
import type { Fotos } from '../../fields/photo.ts';
import { hasPages, recordPath } from '../../sections/face.ts';
import { type Life, lifeFields, whenShown } from '../../sections/life.ts';
import { neededToTranslate, type Section } from '../../sections/section.ts';
import { call, callRecords } from '../client.ts';
import { proposedByLink } from '../form/formValues.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useMay } from '../may.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { notifyDone } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { KeptDraft } from './KeptDraft.tsx';
import { type Living, savedInWords, saveLabel } from './Life.tsx';
import { formPath, type Opened } from './open.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { SaveQuestions, useSaveQuestions } from './SaveQuestions.tsx';
import type { FailedSave } from './SectionList.tsx';
import { draftName, type Item, itemPath, listPath, type Source, writeCall } from './source.ts';
import { whenShownPart } from './WhenShown.tsx';

function cancelPath(source: Source, key: string | undefined): string {
  const { add, edit } = source.section.cancelTo ?? { add: 'list', edit: 'list' };
  const to = key === undefined ? add : edit;
  if (to === 'list') return listPath(source);
  return to === 'detail' ? itemPath(source, key ?? '') : to;
}

/** When visitors read the translations of a record. */
function whenRead(section: Section): string {
  const needed = neededToTranslate(section).map((name) => `«${section.fields[name]?.label}»`);
  if (needed.length === 0) return 'O que ficar em branco lê-se em português.';
  return `A página passa a existir noutra língua quando ${needed.join(' e ')} estão traduzidos nela. O resto, se ficar em branco, lê-se em português.`;
}

/** The newer record that came with a refusal, if somebody else saved it meanwhile. */
function newerIn({ collection }: Source, { errors, more = {} }: Refused) {
  const record = more[collection.one];
  if (!record || !errors.some(({ param }) => param === 'versao')) return undefined;
  const { por, em, fotos } = more as { por: string; em: string; fotos: Fotos };
  return { record: record as Item, por, em, fotos, saved: more };
}

const notices = screenFeatures.flatMap(({ inForms }) => inForms ?? []);
const parts = { [whenShown]: whenShownPart };

function Filled({ source, opened }: { source: Source; opened: Opened }) {
  const { key } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { section, collection } = source;
  const list = listPath(source);
  const { savedDraft, name, fotos, ficheiros } = opened;
  const record = opened.item ?? undefined;
  const about = { seccao: section.name, chave: key ?? '', registo: record?._id ?? '' };
  const asking = useSaveQuestions(source, record);
  // Users who may not publish save drafts, and only ask for changes to what visitors already see.
  const mayPublish = useMay().publish(section.name);
  const isRequest = !mayPublish && record !== undefined && record.estado !== 'rascunho';

  const send = (values: Record<string, unknown>): Promise<AnyRecords | Refused> => {
    // By `_id` too: another record may have its key by now.
    const _id = record?._id;
    if (isRequest) {
      const valores = JSON.stringify({ ...values, _id });
      return call('POST /api/publicacoes', { body: { seccao: section.name, chave: key, valores } });
    }
    const body = mayPublish ? values : { ...values, rascunho: true };
    if (!record) return callRecords('POST', writeCall(source), body);
    return callRecords('PUT', writeCall(source, key), { ...body, _id });
  };

  async function setAside(values: Record<string, unknown>): Promise<AnyRecords | Refused> {
    const saved = await callRecords('POST', writeCall(source), { ...values, rascunho: true });
    if (isRefused(saved)) return saved;
    notifyDone(savedInWords(source, saved[collection.one] as Item & Living));
    return saved;
  }

  const failed = (refused: Refused, draft: string): FailedSave => ({
    draft,
    form: formPath(source, key ?? ''),
    reason: reasonOf(refused),
  });
  return (
    <>
      <ScreenHead
        title={record ? section.editTitle : section.addTitle}
        back={{ to: list, label: section.menu }}
      />
      <RecordForm
        shape={section}
        parts={parts}
        omitted={mayPublish ? [] : Object.keys(lifeFields)}
        whenRead={whenRead(section)}
        notices={notices}
        record={record}
        proposed={proposedByLink(section, search)}
        fotos={fotos}
        draftName={draftName(source, key)}
        keeping={{ about, savedDraft, name, ficheiros }}
        setAside={record ? undefined : setAside}
        cancelTo={cancelPath(source, key)}
        submit={(values) => {
          if (isRequest) return 'Pedir publicação';
          return mayPublish ? saveLabel(values as Life, record?.estado) : 'Guardar rascunho';
        }}
        beforeSave={asking.ask}
        send={send}
        newerIn={(refused) => newerIn(source, refused)}
        onSaved={(saved) => {
          navigate(list);
          if (isRequest) return notifyDone('O que escreveu espera agora por quem publica.');
          const item = saved[collection.one] as Item & Living;
          notifyDone(
            `${savedInWords(source, item)} ${asking.message()}`.trim(),
            item.estado === 'publicado' && section.face
              ? {
                  label: 'Ver no site',
                  href: recordPath(section.face, String(item[collection.key]), item),
                }
              : undefined,
          );
        }}
        onFailed={(refused, draft) =>
          navigate(list, { state: { failedSave: failed(refused, draft) } })
        }
        extra={
          section.face && hasPages(section.face)
            ? (values) => <PreviewButton source={source} values={values} itemKey={key} />
            : undefined
        }
      />
      <SaveQuestions asking={asking} />
    </>
  );
}

/** Adds a record, or edits one. */
export function SectionForm({ source }: { source: Source }) {
  const opened = useLoaderData<Opened | Refused>();
  const { key } = useParams();
  const mayEdit = useMay().edit(source.section.name);
  return (
    <Loaded read={opened} title={source.section.editTitle}>
      {(read) => {
        if (!mayEdit) return <KeptDraft source={source} opened={read} />;
        if (read.item === null) return <NotFound />;
        // Another section or another record is another form.
        return <Filled key={`${source.section.name}:${key}`} source={source} opened={read} />;
      }}
    </Loaded>
  );
}
