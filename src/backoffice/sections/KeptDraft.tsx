import { Alert, Box } from '@mantine/core';
import { useParams } from 'react-router';
import { FactList, factsOf } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { discardQuestion } from '../form/FormNotices.tsx';
import { todayPath } from '../may.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { WithServices } from '../parts/WithServices.tsx';
import { discardDraft, type Opened } from './open.ts';
import type { Source } from './source.ts';

/** In place of a form that its user may not save: what they typed while they could, if anything, to be read and copied. */
export function KeptDraft({ source, opened }: { source: Source; opened: Opened }) {
  const { key = '' } = useParams();
  const { section } = source;
  const { values = {}, antes = values, titulo, revision = '' } = opened.savedDraft ?? {};
  const about = { chave: key, registo: opened.item?._id ?? '' };
  const typed = Object.entries(section.fields).filter(
    ([name, field]) => name in antes && name in values && !field.isEmpty(values[name]),
  );
  if (typed.length === 0) return <Refusal />;
  return (
    <>
      <ScreenHead title={titulo || 'Sem título'} back={{ to: todayPath, label: 'Hoje' }} />
      <Alert title="Já não pode guardar isto" maw="46rem" mb="lg">
        <p>
          A sua conta deixou de poder escrever em «{section.menu}». O que escreveu continua aqui, só
          para si: copie o que precisar, ou fale com um administrador.
        </p>
        <Box mt="sm">
          <ActionButton
            label="Descartar"
            confirm={discardQuestion}
            act={() => discardDraft(source, about, revision)}
            failed="Não foi possível descartar"
            done={() => 'Foi descartado.'}
            to={todayPath}
          />
        </Box>
      </Alert>
      <WithServices fotos={opened.fotos} ficheiros={opened.ficheiros}>
        <FactList facts={factsOf(Object.fromEntries(typed), values)} />
      </WithServices>
    </>
  );
}
