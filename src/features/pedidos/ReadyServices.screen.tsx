import { useLoaderData } from 'react-router';
import { callRecords } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';

/** Adds the services that come with the program, as drafts; a 409 means that one is there already. */
async function addReady(): Promise<number | Refused> {
  const { default: readyServices } = await import('./readyServices.json');
  let added = 0;
  for (const servico of readyServices) {
    const answer = await callRecords('POST', '/api/servicos', { ...servico, rascunho: true });
    if (!isRefused(answer)) added++;
    else if (answer.status !== 409) return answer;
  }
  return added;
}

/** Offered while a village has no service at all. */
export function ReadyServices() {
  const read = useLoaderData<{ total: number } | Refused>();
  if (isRefused(read) || read.total > 0) return null;
  return (
    <ActionButton
      label="Juntar serviços prontos"
      act={addReady}
      failed="Não foi possível juntar todos os serviços"
      done={(added) =>
        `Juntou ${counted(added, 'serviço', 'serviços')}, em rascunho: leia-os, mude-os e publique-os.`
      }
    />
  );
}
