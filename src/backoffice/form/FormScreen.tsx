import { useLoaderData, useNavigate, useParams } from 'react-router';
import { call, isRefused, type Refused, reasonOf } from '../client.ts';
import { NotFound } from '../layout/NotFound.tsx';
import type { FailedSave } from '../list/ListScreen.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone } from '../parts/say.tsx';
import {
  editPath,
  type Found,
  headingOf,
  type Item,
  itemPath,
  listPath,
  type Place,
  writeCall,
} from '../place.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { previewOf } from './previewOf.ts';
import { RecordForm } from './RecordForm.tsx';
import { SaveQuestions, useSaveQuestions } from './SaveQuestions.tsx';

function cancelPath(place: Place, key: string | undefined): string {
  const { add, edit } = place.section.cancelTo ?? { add: 'list', edit: 'list' };
  const to = key === undefined ? add : edit;
  if (to === 'list') return listPath(place);
  return to === 'detail' ? itemPath(place, key ?? '') : to;
}

/** The name of the draft of a record, or of a new one. */
export function draftName({ section }: Place, key: string | undefined): string {
  return `${section.name}:${key ?? 'novo'}`;
}

function Filled({ place, found }: { place: Place; found: Found | undefined }) {
  const { key } = useParams();
  const navigate = useNavigate();
  const { section, collection } = place;
  const list = listPath(place);
  const draft = draftName(place, key);
  const record = found?.item ?? undefined;
  const fotos = found?.fotos ?? {};
  const asking = useSaveQuestions(place, record);

  const failed = (refused: Refused): FailedSave => ({
    draft,
    form: key === undefined ? `${list}/adicionar` : editPath(place, key),
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
        record={record}
        fotos={fotos}
        draft={draft}
        cancelTo={cancelPath(place, key)}
        beforeSave={asking.ask}
        send={(values) =>
          call<Record<string, Item>>(record ? 'PUT' : 'POST', writeCall(place, key), values)
        }
        onSaved={(saved) => {
          const item = saved[collection.one];
          const name = item ? headingOf(place, item) : '';
          sayDone(`«${name}» ficou guardado e já está no site. ${asking.said()}`.trim());
          navigate(list);
        }}
        onFailed={(refused) => navigate(list, { state: { failedSave: failed(refused) } })}
        extra={
          section.publicAt?.each
            ? (values) => <PreviewButton make={() => previewOf(place, values, { record, fotos })} />
            : undefined
        }
      />
      <SaveQuestions asking={asking} />
    </>
  );
}

/** Adds a record, or edits one. */
export function FormScreen({ place }: { place: Place }) {
  const found = useLoaderData<Found | Refused | undefined>();
  const { key } = useParams();
  if (isRefused(found)) {
    return (
      <>
        <ScreenHead title={place.section.editTitle} />
        <LoadFailure refused={found} />
      </>
    );
  }
  if (found?.item === null) return <NotFound />;
  // Another record is another form.
  return <Filled key={key ?? ''} place={place} found={found} />;
}
