import { Alert } from '@mantine/core';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { palavraPasse } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { ShortForm } from '../form/ShortForm.tsx';
import type { Own } from '../may.ts';
import { LoadFailure } from '../parts/Loaded.tsx';
import { notifyDone } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';

/** Changes the password of the user's own account. */
export function PalavraPasseScreen() {
  const own = useLoaderData<Own | Refused>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isGiven = !isRefused(own) && own.mudarPassword;

  async function send(values: Record<string, unknown>): Promise<Refused | undefined> {
    const answer = await call('PUT /api/auth', { body: values });
    if (isRefused(answer)) return answer;
    notifyDone(
      'A palavra-passe foi mudada. Continua dentro; as outras sessões desta conta terminaram.',
    );
    if (isGiven) {
      await revalidate();
      await navigate('/backoffice');
    }
    return undefined;
  }

  return (
    <>
      <ScreenHead title="Palavra-passe" />
      {isGiven && (
        <Alert title="Escolha a sua palavra-passe" maw="46rem" mb="lg">
          <p>
            A que usou para entrar foi feita por outra pessoa, que a conhece. Troque-a por uma que
            só a si diga alguma coisa: depois pode usar a área reservada.
          </p>
        </Alert>
      )}
      {isRefused(own) ? (
        <LoadFailure refused={own} />
      ) : (
        <ShortForm
          fields={palavraPasse.fields}
          submit="Mudar a palavra-passe"
          failed="Não foi possível mudar a palavra-passe"
          send={send}
        >
          <p>
            Muda a palavra-passe da conta <strong>{own.username}</strong>. Se ela estiver aberta
            noutro computador ou telemóvel, terá de entrar lá de novo; aqui continua dentro.
          </p>
        </ShortForm>
      )}
    </>
  );
}
