import { texts } from '../src/backoffice/ajuda/texts.ts';
import { everyFeature } from '../src/features/all.ts';
import type { ChoiceField } from '../src/fields/choice.ts';
import { everyCollection } from '../src/sections/all.ts';
import { avisos } from '../src/sections/avisos.ts';
import { outbox } from '../src/server/mail/outbox.ts';
import { pedidosPublicacao } from '../src/server/staff/pedidosPublicacao.ts';
import type { Context } from '../src/server/village/context.ts';
import { featureSamples } from './featureSamples.ts';

/** Calls the API of a village as its administrator. */
// biome-ignore lint/suspicious/noExplicitAny: pictures are taken of whatever it answers
export type CallVillage = (method: string, path: string, body?: unknown) => Promise<any>;

/** Adds what a day brings: what visitors send, a waiting letter to one of them, a publication to approve. */
export async function leaveVisitors({ store, now }: Context): Promise<void> {
  const at = now().toISOString();
  for (const { addSample } of await featureSamples()) await addSample?.(store, now());
  await store.create(outbox, {
    recipient: 'amelia.fontes@example.com',
    subject: 'A sua mensagem chegou à junta',
    state: 'waiting',
    body: 'Bom dia.',
    html: '<p>Bom dia.</p>',
    createdAt: at,
    dueAt: at,
  });
  const aviso = await store.find(avisos, {});
  await store.create(pedidosPublicacao, {
    seccao: 'avisos',
    registo: aviso?._id ?? '',
    conta: 'rita',
    quem: 'rita',
    em: at,
    antes: JSON.stringify({ title: aviso?.title }),
    valores: JSON.stringify({ title: `${aviso?.title}: nova hora` }),
  });
}

/** Does a day's work at the desk: a new account, a correction, a deletion. */
async function liveADay(call: CallVillage): Promise<void> {
  await call('POST', '/api/contas', { username: 'secretaria', perfil: 'Secretaria' });
  const [{ _id: corrected }, { _id: deleted }] = (await call('GET', '/api/avisos')).arrayAvisos;
  const { aviso } = await call('GET', `/api/avisos/${corrected}`);
  const correction = { ...aviso, title: `${aviso.title} (nova data)` };
  await call('PUT', `/api/avisos/${corrected}`, correction);
  await call('DELETE', `/api/avisos/${deleted}`);
}

/** The keys and ids that replace the placeholders in the addresses of help texts. */
async function samplesIn(call: CallVillage) {
  const keys: Record<string, string> = {};
  for (const { name, many, key, sections } of everyCollection) {
    for (const { name: section, fields } of sections) {
      const type = sections.length > 1 ? (fields.type as ChoiceField).choices.join(',') : '';
      const listed = await call('GET', `/api/${name}?type=${type}&estado=publicado`);
      // A section without demo records has no picture.
      if (listed[many][0]) keys[section] = listed[many][0][key];
    }
  }
  const [booking] = (await call('GET', '/api/inscricoes?estado=porPagar')).arrayInscricoes;
  const read = async (name: string) => {
    const answer = await call('GET', `/api/${name}`);
    return Object.values<{ _id: string }[]>(answer).find(Array.isArray) ?? [];
  };
  const ids: Record<string, string | undefined> = {
    cartas: (await read('cartas'))[0]?._id,
    contas: (await read('contas')).at(-1)?._id,
  };
  for (const { path } of everyFeature.flatMap(({ help = [] }) => help)) {
    const [name = '', key] = path.split('/');
    if (key === ':_id') ids[name] = (await read(name))[0]?._id;
  }
  return {
    keys: { ...keys, eventos: booking.doEvento.identifier } as typeof keys,
    booking: booking._id as string,
    ids,
  };
}

/** The screens that have a picture in the back-office's help: the picture's name and the screen's address. */
export async function helpScreens(call: CallVillage): Promise<{ name: string; path: string }[]> {
  await liveADay(call);
  const { keys, booking, ids } = await samplesIn(call);
  const every = texts.flatMap(({ path, picture }) => {
    const isOfEach = picture.startsWith(':secao');
    return (isOfEach ? Object.keys(keys) : ['avisos']).map((section) => {
      const place = path.replace(':secao', section);
      const [first = ''] = place.split('/');
      return {
        name: picture.replace(':secao', section),
        path: `/backoffice/${place
          .replace(':key', keys[first] ?? '')
          .replace(':_id', ids[first] ?? '')
          .replace(':inscricao', booking)
          .replace(':numero', '2')
          .replace(':parte', 'morada-e-contactos')
          .replace('/painel', '?painel')}`,
      };
    });
  });
  // Of screens that share a picture, the last one is taken.
  return [...new Map(every.map((screen) => [screen.name, screen])).values()];
}
