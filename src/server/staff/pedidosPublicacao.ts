import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { heldValues } from '../../sections/drafts.ts';
import { type Row, table } from '../store/table.ts';

/** Requests, by accounts that may not publish, to have a record or its changes published. */
export const pedidosPublicacao = table({
  name: 'pedidosPublicacao',
  fields: {
    seccao: text('Secção'),
    /** The `_id` of the record: there is one request at a time for each. */
    registo: { ...text('Registo'), unique: true },
    conta: text('Conta'),
    quem: text('Quem pede'),
    em: instant('Quando'),
    /** The changed fields, with their new and old values; none if a draft is to be published as it is. */
    valores: heldValues('O que passa a dizer'),
    antes: heldValues('O que dizia'),
    /** Why it was sent back; '' while nobody has decided. */
    motivo: text('Motivo'),
  },
});

export type PedidoRow = Row<typeof pedidosPublicacao.fields>;
