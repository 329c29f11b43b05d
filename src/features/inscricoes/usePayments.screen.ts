import { useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { notifyDone, notifyFailed } from '../../backoffice/parts/notices.tsx';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import type { Meio } from '../dinheiro/movimentos.ts';
import type { Inscricao } from './inscricoes.ts';

type Some = readonly Pick<Inscricao, '_id' | 'name'>[];

/** Whom a notice is about: the name for one booking, the number for several. */
function whose(some: Some): string {
  const [first] = some;
  return some.length === 1 && first
    ? `da reserva de «${first.name}»`
    : `de ${counted(some.length, 'reserva', 'reservas')}`;
}

/** Sets each booking's mark, a call each, so that one failure stops no other; returns those that succeeded. */
async function setPayments(some: Some, estaPago: boolean, meio: Meio): Promise<Some> {
  // Send the wanted state instead of toggling: two people may press at once.
  const answers = await Promise.all(
    some.map(({ _id }) =>
      call('PUT /api/inscricoes/:_id', { params: { _id }, body: { estaPago, meio } }),
    ),
  );
  const failed = some.flatMap(({ name }, index) => {
    const answer = answers[index];
    return isRefused(answer) ? [`«${name}»: ${reasonOf(answer)}`] : [];
  });
  if (failed.length > 0) {
    window.alert('deu erro no backend');
    // A rule refuses again, however often one tries.
    const isToRetry = answers.some((answer) => isRefused(answer) && answer.status !== 422);
    const advice = isToRetry
      ? ' Veja como ficou e tente de novo; se voltar a falhar, avise quem gere o site.'
      : '';
    const rest = failed.length < some.length ? ' As outras ficaram feitas.' : '';
    notifyFailed(
      estaPago ? 'O pagamento não ficou confirmado' : 'O pagamento não foi cancelado',
      `${failed.join(' ')}${advice}${rest}`,
    );
  }
  return some.filter((_, index) => !isRefused(answers[index]));
}

/** Letters about payments are held for a minute; this leaves some time to spare. */
const inTime = 50_000;

/** Confirms payments or cancels them; either can be undone for a while, before any letter leaves. */
export function usePayments(reread?: () => Promise<void>, meio: Meio = '') {
  const { revalidate } = useRevalidator();

  async function set(some: Some, estaPago: boolean): Promise<Some> {
    const done = await setPayments(some, estaPago, meio);
    // The counts in the header include them too.
    await Promise.all([reread?.(), revalidate()]);
    return done;
  }

  async function setAndOffer(some: Some, estaPago: boolean): Promise<void> {
    const done = await set(some, estaPago);
    if (done.length === 0) return;
    const became = estaPago ? 'ficou confirmado' : 'foi cancelado';
    const at = Date.now();
    notifyDone(`O pagamento ${whose(done)} ${became}.`, {
      label: 'Anular',
      onPress: async () => {
        const isInTime = Date.now() - at < inTime;
        const letters = isInTime
          ? ', e ninguém recebe email'
          : '; quem recebeu um email recebe outro';
        const back = await set(done, !estaPago);
        if (back.length > 0) notifyDone(`O pagamento ${whose(back)} está como estava${letters}.`);
      },
    });
  }
  return {
    confirm: (...some: Some) => setAndOffer(some, true),
    cancel: (...some: Some) => setAndOffer(some, false),
  };
}

type Guests = Pick<Inscricao, '_id' | 'name' | 'numeroPessoas' | 'chegaram'>;

/** Returns a function that notes that everybody of a booking came, or undoes that. */
export function useArrival(reread: () => Promise<void>) {
  return async ({ _id, name, numeroPessoas, chegaram }: Guests): Promise<void> => {
    const [de, people] = [chegaram ?? 0, numeroPessoas ?? 0];
    const next = de >= people ? 0 : people;
    const answer = await call('PUT /api/inscricoes/:_id/chegada', {
      params: { _id },
      body: { de, chegaram: next },
    });
    await reread();
    if (isRefused(answer)) notifyFailed(`Não ficou marcado: «${name}»`, reasonOf(answer));
    else notifyDone(next > 0 ? `«${name}» chegou.` : `«${name}» ficou como por chegar.`);
  };
}
