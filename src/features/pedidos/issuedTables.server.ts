import { choice } from '../../fields/choice.ts';
import { date } from '../../fields/date.ts';
import { email } from '../../fields/email.ts';
import { instant } from '../../fields/instant.ts';
import { phone } from '../../fields/phone.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../../server/store/table.ts';
import { grounds } from './issued.ts';

/** Documents that the council issued, kept for ever: nothing here says of whom. */
export const emitidos = table({
  name: 'documentosEmitidos',
  fields: {
    numero: { ...text('Número'), unique: true },
    codigo: { ...text('Código'), unique: true },
    /** The `_id` of the request, which goes before it. */
    pedido: text('Pedido'),
    tipo: text('Documento'),
    fundamento: choice('Fundamento', grounds),
    emitidoEm: instant('Emitido em'),
    validoAte: date('Válido até'),
    /** Of the file as it is now: the signed one, once there is one. */
    sha256: text('SHA-256'),
    assinadoEm: instant('Assinado em'),
    anuladoEm: instant('Anulado em'),
  },
});

export type IssuedRow = Row<typeof emitidos.fields>;

/** The file of each, and whose it is: what goes when somebody asks to be forgotten. */
export const copias = table({
  name: 'copiasDeEmitidos',
  fields: {
    emitido: text('Documento'),
    pedido: text('Pedido'),
    nome: text('Nome'),
    email: email('Email'),
    telemovel: phone('Telemóvel'),
    /** Why it was annulled. */
    motivo: text('Motivo', { lines: true }),
    file: text('Ficheiro'),
  },
  filesIn: 'emitidos',
});
