import { useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { notifyDone, notifyFailed } from '../../backoffice/parts/notices.tsx';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import type { Inscricao } from './inscricoes.ts';
import type { Meio } from './pagamentos.ts';

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
    const rest = failed.length < some.length ? ' As outras ficaram feitas.' : '';
    notifyFailed(
      estaPago ? 'O pagamento não ficou confirmado' : 'O pagamento não foi cancelado',
      `${failed.join(' ')} Veja como ficou e tente de novo; se voltar a falhar, avise quem gere o site.${rest}`,
    );
  }
  return some.filter((_, index) => !isRefused(answers[index]));
}

/** Letters about payments are held for a minute; this leaves some time to spare. */
const inTime = 50_000;

/** Confirms payments or cancels them; either can be undone for a while, before any letter leaves. */
export function usePayments(reread?: () => Promise<void>, meio: Meio = '') {
  const { revalidate } = useRevalidator();

  async function set(some: Some, estaPago: boolean, said: (done: Some) => string) {
    const done = await setPayments(some, estaPago, meio);
    // The counts in the header include them too.
    await Promise.all([reread?.(), revalidate()]);
    return done.length > 0 ? { done, words: said(done) } : undefined;
  }
  const confirmed = (done: Some) => `O pagamento ${whose(done)} ficou confirmado.`;
  const cancelled = (done: Some) => `O pagamento ${whose(done)} foi cancelado.`;
  const undoneIn = (isInTime: boolean) => (done: Some) => {
    const told = isInTime ? ', e ninguém recebe email' : '; quem recebeu um email recebe outro';
    return `O pagamento ${whose(done)} está como estava${told}.`;
  };

  async function setAndOffer(some: Some, estaPago: boolean): Promise<void> {
    const result = await set(some, estaPago, estaPago ? confirmed : cancelled);
    if (!result) return;
    const at = Date.now();
    notifyDone(result.words, {
      label: 'Anular',
      onPress: async () => {
        const back = await set(result.done, !estaPago, undoneIn(Date.now() - at < inTime));
        if (back) notifyDone(back.words);
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
