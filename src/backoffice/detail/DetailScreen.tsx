import { Button } from '@mantine/core';
import { Link, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import { holds } from '../../fields/shape.ts';
import { viewOf } from '../../fields/views.ts';
import { call, isRefused, type Refused, reasonOf } from '../client.ts';
import { dropDraft } from '../form/drafts.ts';
import { draftName } from '../form/FormScreen.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { panels } from '../panels/all.ts';
import { AskedButton } from '../parts/AskedButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';
import { WithServices } from '../parts/WithServices.tsx';
import {
  editPath,
  type Found,
  headingOf,
  type Item,
  itemCall,
  listPath,
  type Place,
} from '../place.ts';
import { Facts } from './Facts.tsx';

/** In the address while the section's panel is shown instead of the record. */
const panelParam = 'painel';

function DeleteButton({ place, item }: { place: Place; item: Item }) {
  const { key = '' } = useParams();
  const { DeleteNotice } = panels[place.section.name] ?? {};
  const navigate = useNavigate();

  async function remove() {
    const answer = await call('DELETE', itemCall(place, key));
    if (isRefused(answer)) return sayFailed('Não foi possível apagar', reasonOf(answer));
    dropDraft(draftName(place, key));
    sayDone(`«${headingOf(place, item)}» foi apagado.`);
    navigate(listPath(place));
  }

  return (
    <AskedButton
      label="Apagar"
      question={place.section.deleteQuestion}
      yes="Sim, Apagar"
      grave
      onYes={remove}
    >
      <p>Se apagar, não poderá voltar atrás.</p>
      {DeleteNotice && <DeleteNotice itemKey={key} />}
    </AskedButton>
  );
}

function Shown({ place, found }: { place: Place; found: Found & { item: Item } }) {
  const { key = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { section } = place;
  const { item, fotos } = found;
  const panel = panels[section.name];
  const isPanelOpen = panel !== undefined && search.has(panelParam);
  const facts = Object.entries(section.fields)
    .filter(([, field]) => !viewOf(field).hiddenIn?.includes('detail'))
    .filter(([name]) => holds(section.shownWhen?.[name], item))
    .map(([name, field]) => {
      const { Cell } = viewOf(field);
      return {
        label: field.label.replace(/\*$/, ''),
        content: <Cell field={field} value={item[name] ?? field.initial} place="detail" />,
      };
    });
  return (
    <>
      <ScreenHead
        title={headingOf(place, item)}
        back={{ to: listPath(place), label: section.menu }}
      >
        <Button component={Link} to={editPath(place, key)}>
          Editar
        </Button>
        {panel && (
          <Button
            variant="outline"
            onClick={() => setSearch(isPanelOpen ? {} : { [panelParam]: '' }, { replace: true })}
          >
            {isPanelOpen ? panel.close : panel.open}
          </Button>
        )}
        <DeleteButton place={place} item={item} />
      </ScreenHead>
      {isPanelOpen ? (
        <panel.Component itemKey={key} />
      ) : (
        <WithServices fotos={fotos}>
          <Facts facts={facts} />
        </WithServices>
      )}
    </>
  );
}

/** All that is kept of one record, and what can be done with it. */
export function DetailScreen({ place }: { place: Place }) {
  const found = useLoaderData<Found | Refused>();
  if (isRefused(found)) {
    return (
      <>
        <ScreenHead title={place.section.menu} />
        <LoadFailure refused={found} />
      </>
    );
  }
  const { item, fotos } = found;
  return item ? <Shown place={place} found={{ item, fotos }} /> : <NotFound />;
}
