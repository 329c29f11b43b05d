import { choice } from '../../fields/choice.ts';
import type { Values } from '../../fields/field.ts';
import { gravity } from '../../fields/gravity.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';

/** A warning of IPMA that is grave enough to be proposed as an urgent notice, in the words of that notice. */
export const alertaFields = {
  title: text('Título'),
  mensagem: text('Mensagem'),
  urgencia: gravity('Gravidade'),
  /** When the warning ends, and the notice with it. */
  urgenteAte: instant('Até'),
  estado: choice('Estado', ['proposto', 'publicado', 'ignorado']),
};

export type Alerta = Values<typeof alertaFields>;
