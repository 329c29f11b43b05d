import { isRefused, reasonOf } from '../../calls/ask.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { call } from '../client.ts';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';

type Party = Pick<Inscricao, '_id' | 'name' | 'numeroPessoas' | 'chegaram'>;

/** Notes that a whole party came, or takes that back. */
export function useArrival(reread: () => Promise<void>) {
  async function arrive({ _id, name, numeroPessoas, chegaram }: Party): Promise<void> {
    const [de, people] = [chegaram ?? 0, numeroPessoas ?? 0];
    const next = de >= people ? 0 : people;
    const answer = await call('PUT /api/inscricoes/:_id/chegada', {
      params: { _id },
      body: { de, chegaram: next },
    });
    await reread();
    if (isRefused(answer)) notifyFailed(`Não ficou marcado: «${name}»`, reasonOf(answer));
    else notifyDone(next > 0 ? `«${name}» chegou.` : `«${name}» ficou como por chegar.`);
  }
  return { arrive };
}
