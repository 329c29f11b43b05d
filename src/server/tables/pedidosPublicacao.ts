import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { heldValues } from '../../sections/drafts.ts';
import { type Row, table } from '../store/table.ts';

/** What somebody who does not publish asks those who do to show to visitors. */
export const pedidosPublicacao = table({
  name: 'pedidosPublicacao',
  fields: {
    seccao: text('Secção'),
    /** The `_id` of the record: there is one request at a time for each. */
    registo: { ...text('Registo'), unique: true },
    conta: text('Conta'),
    quem: text('Quem pede'),
    em: instant('Quando'),
    /** The fields that change, as they shall be and as they were; none where a draft is shown as it stands. */
    valores: heldValues('O que passa a dizer'),
    antes: heldValues('O que dizia'),
    /** Why it was given back; '' while nobody has decided. */
    motivo: text('Motivo'),
  },
});

export type PedidoRow = Row<typeof pedidosPublicacao.fields>;
