import { useLoaderData, useNavigate, useParams } from 'react-router';
import { type Refused, reasonOf } from '../../calls/ask.ts';
import { hasPages } from '../../sections/face.ts';
import { call } from '../client.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { notifyDone } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { drawPreview } from './drawPreview.ts';
import { isOfLife, type Living, savedInWords } from './Life.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { SaveQuestions, useSaveQuestions } from './SaveQuestions.tsx';
import type { FailedSave } from './SectionList.tsx';
import {
  draftName,
  editPath,
  type Found,
  type Item,
  itemPath,
  listPath,
  type Source,
  writeCall,
} from './source.ts';

function cancelPath(source: Source, key: string | undefined): string {
  const { add, edit } = source.section.cancelTo ?? { add: 'list', edit: 'list' };
  const to = key === undefined ? add : edit;
  if (to === 'list') return listPath(source);
  return to === 'detail' ? itemPath(source, key ?? '') : to;
}

function Filled({ source, found }: { source: Source; found: Found | undefined }) {
  const { key } = useParams();
  const navigate = useNavigate();
  const { section, collection } = source;
  const list = listPath(source);
  const draft = draftName(source, key);
  const record = found?.item ?? undefined;
  const fotos = found?.fotos ?? {};
  const asking = useSaveQuestions(source, record);
  const groups = [
    { title: '', fields: Object.keys(section.fields).filter((name) => !isOfLife(name)) },
    { title: 'Publicação', fields: Object.keys(section.fields).filter(isOfLife) },
  ];

  const failed = (refused: Refused): FailedSave => ({
    draft,
    form: key === undefined ? `${list}/adicionar` : editPath(source, key),
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
        groups={groups}
        record={record}
        fotos={fotos}
        draft={draft}
        cancelTo={cancelPath(source, key)}
        beforeSave={asking.ask}
        send={(values) => call(record ? 'PUT' : 'POST', writeCall(source, key), values)}
        onSaved={(saved) => {
          const item = saved[collection.one] as Item & Living;
          notifyDone(`${savedInWords(source, item)} ${asking.said()}`.trim());
          navigate(list);
        }}
        onFailed={(refused) => navigate(list, { state: { failedSave: failed(refused) } })}
        extra={
          section.face && hasPages(section.face)
            ? (values) => <PreviewButton draw={() => drawPreview(source, values, key)} />
            : undefined
        }
      />
      <SaveQuestions asking={asking} />
    </>
  );
}

/** Adds a record, or edits one. */
export function SectionForm({ source }: { source: Source }) {
  const found = useLoaderData<Found | Refused | undefined>();
  const { key } = useParams();
  return (
    <Loaded read={found} title={source.section.editTitle}>
      {(read) =>
        read?.item === null ? (
          <NotFound />
        ) : (
          // Another record is another form.
          <Filled key={key ?? ''} source={source} found={read} />
        )
      }
    </Loaded>
  );
}
