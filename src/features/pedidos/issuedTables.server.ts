import { choice } from '../../fields/choice.ts';
import { date } from '../../fields/date.ts';
import { email } from '../../fields/email.ts';
import { instant } from '../../fields/instant.ts';
import { phone } from '../../fields/phone.ts';
import { text } from '../../fields/text.ts';
import { type Row, table } from '../../server/store/table.ts';
import { grounds } from './issued.ts';

/** Documents that the council issued. They are kept for ever, so nothing here names a person. */
export const emitidos = table({
  name: 'documentosEmitidos',
  fields: {
    numero: { ...text('Número'), unique: true },
    codigo: { ...text('Código'), unique: true },
    /** The `_id` of the request, which is erased earlier. */
    pedido: text('Pedido'),
    tipo: text('Documento'),
    fundamento: choice('Fundamento', grounds),
    emitidoEm: instant('Emitido em'),
    validoAte: date('Válido até'),
    /** Of the current file, which is the signed one once it was uploaded. */
    sha256: text('SHA-256'),
    assinadoEm: instant('Assinado em'),
    anuladoEm: instant('Anulado em'),
  },
});

export type IssuedRow = Row<typeof emitidos.fields>;

/** The file of each document, and whose it is. Erased when that person asks to be forgotten. */
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
