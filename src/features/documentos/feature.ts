import { flag } from '../../fields/flag.ts';
import { feature } from '../../sections/feature.ts';
import { documentos as collection } from './documentos.ts';

/** What the council and the assembly publish: the board, the register's certificates, and what of a year is missing. */
export const documentos = feature({
  name: 'documentos',
  hasSheet: true,
  collections: [collection],
  settings: {
    title: 'Documentos',
    order: 9,
    seenAt: '/documentos',
    fields: {
      mostraDocumentosEmFalta: flag('Mostrar no site o que falta', {
        help: 'Na página dos documentos, quem visita vê o que já foi publicado este ano e o que ainda não foi.',
      }),
    },
  },
  help: [
    {
      path: 'documentos/carregar',
      picture: 'carregar',
      words: [
        'Serve para pôr no site muitos PDF de uma vez, como as atas de um ano.',
        'Largue aqui os ficheiros e corrija na tabela o título, o tipo e a data que propomos.',
        'Nada aparece no site antes de carregar em «Publicar», e «Anular» volta a pôr tudo em rascunho.',
      ],
    },
    {
      path: 'documentos/em_falta',
      picture: 'em-falta',
      words: [
        'Aqui vê o que a junta e a assembleia têm de publicar em cada ano, e o que ainda falta.',
        'Carregue em «Começar» ao lado do que falta: abre-se o documento já meio preenchido.',
        'Sai da lista do que falta logo que o documento se veja no site.',
      ],
    },
    {
      path: 'documentos/:key/certidao',
      picture: 'certidao',
      words: [
        'A certidão diz quando o documento foi posto no site e no quadro, e que não foi trocado.',
        'Leia-a, carregue em «Descarregar PDF» ou em «Imprimir», e assine.',
        'Pode tirá-la as vezes que quiser: nada muda no documento.',
      ],
    },
  ],
});
