import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../../server/store/table.ts';
import { aparelhoFields } from './aparelhos.ts';
import { envioFields, seguidorFields } from './seguidores.ts';

/** Those who follow the village. Who leaves is gone, with the letters that have not left. */
export const seguidores = table({
  name: 'seguidores',
  fields: {
    ...seguidorFields,
    /** The address without capitals: one address follows once. */
    caixa: { ...text('Caixa de correio'), unique: true },
    /** What the private address ends with; every letter carries it, so it is kept as it is. */
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
    /** '' for the letter of the week, which tells what was announced since a moment. */
    colecao: text('Coleção'),
    registo: text('Registo'),
    desde: instant('Desde'),
    /** The number of the last follower it came to, and of the last device. */
    ate: count('Até', { initial: 0 }),
    ateAparelho: count('Até ao aparelho', { initial: 0 }),
  },
});

export type Envio = Row<typeof envios.fields>;

/** The devices that are told what they follow. Nobody knows whose they are; one that leaves is gone. */
export const aparelhos = table({
  name: 'aparelhos',
  fields: {
    ...aparelhoFields,
    endereco: { ...aparelhoFields.endereco, unique: true },
    pedidoEm: instant('Pedido em'),
    /** The last announcement, while the device is still to be told of it. */
    devendo: text('Por avisar de'),
    /** Since when it could not be told anything; '' while it can. */
    falhaDesde: instant('Falha desde'),
  },
});

export type Aparelho = Row<typeof aparelhos.fields>;
