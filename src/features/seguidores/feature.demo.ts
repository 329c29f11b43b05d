import type { DemoFeature } from '../feature.demo.ts';
import { seguidores } from './tables.server.ts';
import { consent, everyTopic, type Topic } from './topics.ts';

/** Who follows the invented village: what each wants, and how soon. */
const invented: [name: string, temas: Topic[], frequencia: 'logo' | 'semana'][] = [
  ['amelia.teixeira', [...everyTopic], 'logo'],
  ['abilio.fontes', ['urgente', 'avisos'], 'logo'],
  ['graca.moreira', ['urgente', 'eventos'], 'logo'],
  ['duarte.lima', ['eventos', 'noticias'], 'semana'],
  ['rosa.pinheiro', ['urgente', 'avisos', 'documentos'], 'semana'],
  ['tiago.ramalho', ['urgente'], 'logo'],
];

export const seguidoresDemo: DemoFeature = {
  async fill(trx, now) {
    const em = now.toISOString();
    for (const [name, temas, frequencia] of invented) {
      const email = `${name}@exemplo.example`;
      await trx.create(seguidores, {
        ...{ email, caixa: email, temas, frequencia, segredo: `demo-${name}-${now.getTime()}` },
        ...{ estado: 'confirmado', pedidoEm: em, confirmadoEm: em, consentimento: consent.version },
        demo: true,
      });
    }
  },
};
