import { feature } from '../../sections/feature.ts';
import { monthsOfSignatures } from './assinaturas.ts';

/** What visitors write into the guest book. */
export const livroDeVisitas = feature({
  name: 'livroDeVisitas',
  hasSheet: true,
  activity: {
    kind: 'assinaturas',
    label: 'Livro de visitas',
    sentences: {
      signaturePublished: 'Publicou uma página do livro de visitas',
      signatureHidden: 'Tirou do site uma página do livro de visitas',
      signatureDeleted: 'Apagou uma página do livro de visitas',
      signaturesErased: 'Apagou {subject} {assinatura|assinaturas} fora do prazo',
    },
  },
  menu: [
    {
      group: 'Atender',
      order: 8,
      path: '/backoffice/livro_de_visitas',
      label: 'Livro de visitas',
      icon: 'message',
      needs: 'GET /api/assinaturas',
    },
  ],
  help: [
    {
      path: 'livro_de_visitas',
      picture: 'mensagens',
      words: [
        'Aqui lê o que as pessoas escrevem no livro de visitas.',
        'Publique as páginas que o site há de mostrar; as outras, só as lê quem trabalha aqui.',
        `Cada página é apagada ao fim de ${monthsOfSignatures} meses.`,
      ],
    },
  ],
});
