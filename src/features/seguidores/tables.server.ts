import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../../server/store/table.ts';
import { aparelho } from './aparelhos.ts';
import { envioFields, seguidorFields } from './seguidores.ts';

/** Followers by e-mail. Leaving removes the row, and with it the letters not sent yet. */
export const seguidores = table({
  name: 'seguidores',
  fields: {
    ...seguidorFields,
    /** The address without capitals: one address follows once. */
    caixa: { ...text('Caixa de correio'), unique: true },
    /** The end of the private page's address. Not hashed, because every letter has to carry it. */
    segredo: { ...text('Segredo'), unique: true, neverAnswered: true },
    /** The last letter to many that was written to them. */
    ultimoEnvio: text('Último envio'),
  },
  hasLetters: true,
});

export type Seguidor = Row<typeof seguidores.fields>;

/** Letters to many. */
export const envios = table({
  name: 'envios',
  fields: {
    ...envioFields,
    /** '' for the weekly letter, which tells what was announced since `desde`. */
    colecao: text('Coleção'),
    registo: text('Registo'),
    desde: instant('Desde'),
    /** The `sequence` of the last follower reached, and of the last device. */
    ate: count('Até', { initial: 0 }),
    ateAparelho: count('Até ao aparelho', { initial: 0 }),
  },
});

export type Envio = Row<typeof envios.fields>;

/** Devices that receive notifications. Nothing says whose they are; leaving removes the row. */
export const aparelhos = table({
  name: 'aparelhos',
  fields: {
    /** Its subscription: where its push service takes messages, its key and its secret. */
    endereco: { ...text('Endereço', { most: 1_000 }), unique: true },
    chave: text('Chave'),
    segredo: text('Segredo'),
    temas: aparelho.fields.temas,
    pedidoEm: instant('Pedido em'),
    /** What was sent to it for its page to send back. Until then it is told nothing else; '' from then on. */
    prova: { ...text('Prova'), neverAnswered: true },
    /** The last announcement, if it did not reach the device and is to be tried again. */
    devendo: text('Por avisar de'),
    /** Since when the device cannot be reached; '' while it can. */
    falhaDesde: instant('Falha desde'),
    /** How many announcements its push service has refused since it last took one. */
    recusas: count('Recusas', { initial: 0 }),
  },
});

export type Aparelho = Row<typeof aparelhos.fields>;
