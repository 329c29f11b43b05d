import { Text } from '@mantine/core';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import type { Paged } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Apagado } from '../../calls/reciclagem.ts';
import { identifier } from '../../fields/identifier.ts';
import { text } from '../../fields/text.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { everySection } from '../../sections/all.ts';
import { deedInWords } from '../../sections/atividade.ts';
import { daysInBin } from '../../sections/reciclagem.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { Question } from '../form/Question.tsx';
import { type Listing, ListScreen } from '../list/ListScreen.tsx';
import { readPage } from '../list/readPage.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { bringBack, type NameTaken, tellBack } from '../parts/bringBack.ts';
import { Note } from '../parts/Note.tsx';

type Read = Paged<'GET /api/reciclagem'> & { isAdmin: boolean };

/** Reads a page of deleted records, newest first, and whether the user may delete them for good. */
export async function readReciclagem(args: LoaderFunctionArgs): Promise<Read | Refused> {
  const [own, read] = await Promise.all([
    call('GET /api/auth'),
    readPage('GET /api/reciclagem', args),
  ]);
  if (isRefused(read)) return read;
  return isRefused(own) ? own : { ...read, isAdmin: own.isAdmin };
}

const newName = {
  identifier: {
    ...text('Novo identificador', {
      required: true,
      help: 'O nome da página no endereço do site. Depois não pode ser alterado.',
    }),
    schema: identifier().schema,
  },
};

/** The section that a record was in. */
const sectionOf = ({ seccao }: Apagado) => everySection.find(({ name }) => name === seccao);

/** Asks for a new identifier for a record whose old one is taken. */
function RestoreQuestion({ taken, onEnd }: { taken: NameTaken; onEnd(): void }) {
  const navigate = useNavigate();
  const { _id, titulo, chave } = taken.apagado;
  async function restore(values: Record<string, unknown>) {
    const answer = await call('POST /api/reciclagem/:_id/repor', { params: { _id }, body: values });
    if (isRefused(answer)) return answer;
    onEnd();
    tellBack(answer.apagado, navigate);
    return undefined;
  }
  return (
    <Question
      opened
      question={`Repor «${titulo}» com outro identificador`}
      fields={newName}
      initial={{ identifier: taken.proposta }}
      yes="Repor"
      failed="Não foi possível repor"
      onYes={restore}
      onNo={onEnd}
    >
      <p>
        Entretanto, «{chave}» passou a ser o identificador de outro registo, que fica como está.
      </p>
    </Question>
  );
}

function RestoreButton({ deleted: { _id, titulo } }: { deleted: Apagado }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <BusyButton
      variant="outline"
      aria-label={`Repor «${titulo}»`}
      onPress={async () => {
        const ask = (taken: NameTaken) => void navigate({ search }, { state: { taken } });
        await bringBack(_id, navigate, { ask });
        // Also after a failure: somebody else may have restored it first.
        await revalidate();
      }}
    >
      Repor
    </BusyButton>
  );
}

function DeleteButton({ deleted }: { deleted: Apagado }) {
  const { _id, titulo } = deleted;
  const section = sectionOf(deleted) ?? { noun: 'o registo' };
  return (
    <ActionButton
      label="Apagar de vez"
      confirm={{
        question: `Apagar de vez «${titulo}»?`,
        children: (
          <p>
            Desaparece com todas as suas versões e com os ficheiros que só ele usa. Se apagar, não
            poderá voltar atrás.
          </p>
        ),
        yes: 'Sim, Apagar',
        grave: true,
      }}
      act={() => call('DELETE /api/reciclagem/:_id', { params: { _id } })}
      failed="Não foi possível apagar"
      done={() => deedInWords(section, titulo, (o) => `foi apagad${o} de vez`)}
    />
  );
}

function EmptyButton() {
  return (
    <ActionButton
      label="Esvaziar"
      confirm={{
        question: 'Esvaziar a Reciclagem?',
        children: (
          <p>
            Desaparece de vez tudo o que cá está, com as suas versões e com os ficheiros que mais
            nada usa. Se esvaziar, não poderá voltar atrás.
          </p>
        ),
        yes: 'Sim, Esvaziar',
        grave: true,
      }}
      act={() => call('DELETE /api/reciclagem')}
      failed="Não foi possível esvaziar"
      done={({ apagados }) =>
        apagados === 0
          ? 'A Reciclagem já estava vazia.'
          : `A Reciclagem foi esvaziada (${counted(apagados, 'registo', 'registos')}).`
      }
    />
  );
}

const listing: Listing<Apagado, Read> = {
  title: 'Reciclagem',
  called: { one: 'registo', many: 'registos', none: 'Nenhum registo', found: 'encontrado' },
  empty: 'A Reciclagem está vazia',
  rows: ({ arrayReciclagem }) => arrayReciclagem,
  columns: () => [
    { name: 'titulo', label: 'O quê' },
    {
      name: 'seccao',
      label: 'Secção',
      cell: (deleted) => sectionOf(deleted)?.menu ?? deleted.seccao,
    },
    { name: 'por', label: 'Apagado por', isTyped: true },
    {
      name: 'em',
      label: 'Apagado em',
      cell: ({ em, ate }) => (
        <>
          {longMoment(em)}
          <Text component="div" size="xs" lh="inherit" c="dimmed">
            desaparece a {longDate(ate)}
          </Text>
        </>
      ),
    },
  ],
  buttons: (deleted, { isAdmin }) => (
    <>
      <RestoreButton deleted={deleted} />
      {isAdmin && <DeleteButton deleted={deleted} />}
    </>
  ),
  below: () => (
    <Note>
      O que se apaga fica aqui {daysInBin} dias, com os seus ficheiros, e depois desaparece por si.
    </Note>
  ),
};

/** The bin: recently deleted records, to bring back. */
export function ReciclagemScreen() {
  const read = useLoaderData<Read | Refused>();
  const canEmpty = !isRefused(read) && read.isAdmin && read.total > 0;
  const { state, search } = useLocation();
  const taken = state?.taken as NameTaken | undefined;
  const navigate = useNavigate();
  const end = () => void navigate({ search }, { replace: true, state: null });
  return (
    <>
      <ListScreen listing={listing} buttons={canEmpty && <EmptyButton />} />
      {taken && <RestoreQuestion taken={taken} onEnd={end} />}
    </>
  );
}
