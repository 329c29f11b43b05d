import { Alert, Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Values } from '../../fields/field.ts';
import { soonMoment } from '../../language/calendar.ts';
import { avisos } from '../../sections/avisos.ts';
import { isPast } from '../../sections/life.ts';
import { aDayFrom, avisoOf, urgenteFields } from '../../sections/urgente.ts';
import { callRecords } from '../client.ts';
import { readDraft } from '../form/drafts.ts';
import { Restored } from '../form/FormNotices.tsx';
import { ShortForm } from '../form/ShortForm.tsx';
import { useDraft } from '../form/useDraft.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type readUrgentes, urgentDraft } from './urgent.ts';

type Read = Awaited<ReturnType<typeof readUrgentes>>;
type Urgente = Exclude<Read, Refused>['arrayUrgentes'][number];
type Typed = Values<typeof urgenteFields>;

const list = '/backoffice/avisos';

const until = ({ urgenteAte }: Pick<Typed, 'urgenteAte'>) => soonMoment(urgenteAte, new Date());

/** Says what was just published, and offers the next steps. */
function Published({ aviso, isShown, onMore }: PublishedProps) {
  const message = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the keyboard focus moves to this message.
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap="var(--space-5)" maw="40rem">
      <Alert ref={message} tabIndex={-1} color="forest" role="status" title="Publicado">
        <p>
          «{aviso.title}» {isShown ? 'está em todas as páginas do site' : 'está no site'} até{' '}
          {until(aviso)}.
        </p>
        {!isShown && (
          <p>
            Não aparece no cimo das páginas: cabem lá três avisos, e há outros mais graves ou mais
            recentes.
          </p>
        )}
      </Alert>
      <Group gap="sm">
        <Button
          component="a"
          display="inline-flex"
          style={{ alignItems: 'center' }}
          href={`/comunidade/${aviso._id}`}
          target="_blank"
          rel="noopener"
          aria-label="Ver no site (abre noutro separador)"
        >
          Ver no site
        </Button>
        <Button variant="outline" onClick={onMore}>
          Escrever outro
        </Button>
      </Group>
    </Stack>
  );
}

type PublishedProps = {
  aviso: Pick<Urgente, '_id' | 'title' | 'urgenteAte'>;
  /** Whether it is one of the three shown above every page. */
  isShown: boolean;
  onMore(): void;
};

function Write({ onPublished }: { onPublished(aviso: PublishedProps['aviso']): void }) {
  const [savedDraft] = useState(() => readDraft(urgentDraft));
  const [isRestored, setRestored] = useState(savedDraft !== undefined);
  // Keep what is typed: the session may end, or the phone be put away.
  const draft = useDraft(urgentDraft, savedDraft);
  return (
    <>
      {isRestored && (
        <Restored
          onDiscard={() => {
            void draft.drop();
            setRestored(false);
          }}
        />
      )}
      <ShortForm
        key={String(isRestored)}
        fields={urgenteFields}
        initial={{ urgenteAte: aDayFrom(new Date()), ...(isRestored && savedDraft?.values) }}
        onTyped={(values) => {
          if (values.title || values.mensagem) draft.keep({ values, base: '' });
          else void draft.drop();
        }}
        submit="Publicar"
        refuses={(name, value) => name === 'urgenteAte' && isPast(String(value), new Date())}
        failed="Não foi possível publicar"
        send={async (values) => {
          const address: string = '/api/avisos';
          const answer = await callRecords('POST', address, avisoOf(values as Typed));
          if (isRefused(answer)) return answer;
          await draft.drop();
          onPublished(answer.aviso as PublishedProps['aviso']);
          return undefined;
        }}
      />
    </>
  );
}

/** The short form that publishes an urgent notice within a minute, from a phone. */
export function UrgentScreen() {
  const read = useLoaderData<Read>();
  const { revalidate } = useRevalidator();
  const [aviso, setAviso] = useState<PublishedProps['aviso']>();
  const urgentes = isRefused(read) ? [] : read.arrayUrgentes;
  const isShown = urgentes.some(({ _id }) => _id === aviso?._id);
  return (
    <>
      <ScreenHead
        title="Aviso urgente"
        back={{ to: list, label: avisos.sections[0]?.menu ?? '' }}
      />
      {aviso ? (
        <Published aviso={aviso} isShown={isShown} onMore={() => setAviso(undefined)} />
      ) : (
        <Write
          onPublished={async (published) => {
            await revalidate();
            setAviso(published);
          }}
        />
      )}
    </>
  );
}
