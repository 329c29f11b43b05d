import { feature } from '../../sections/feature.ts';
import { servicos } from './servicos.ts';

const path = '/backoffice/pedidos';
const needs = 'GET /api/pedidos';

/** The counter: what people ask of the council, and what becomes of it. */
export const pedidos = feature({
  name: 'pedidos',
  hasSheet: ['balcao'],
  collections: [servicos],
  activity: {
    kind: 'pedidos',
    label: 'Pedidos',
    sentences: {
      requestEntered: 'Registou ao balcão o pedido {subject}',
      requestCorrected: 'Corrigiu quem fez o pedido {subject}',
      requestLinkShown: 'Viu a página privada do pedido {subject}, para a entregar',
      requestMoved: 'Passou o pedido {subject}',
      requestAssigned: 'Entregou o pedido {subject}',
      requestAnswered: 'Escreveu a quem fez o pedido {subject}',
      requestNoted: 'Deixou uma nota no pedido {subject}',
      feeChanged: 'Mudou as contas do pedido {subject}',
      problemShown: 'Mostrou no site o problema {subject}',
      problemHidden: 'Retirou do site o problema {subject}',
      documentIssued: 'Emitiu o documento {subject}',
      documentSigned: 'Guardou o documento {subject} assinado',
      documentAnnulled: 'Anulou o documento {subject}',
      requestsErased: 'Apagou {subject} {pedido|pedidos} fora do prazo',
    },
  },
  menu: [
    {
      group: 'Atender',
      order: 2,
      path,
      label: 'Pedidos',
      icon: 'tray',
      needs,
      task: 'pedidosRecebidos',
    },
  ],
  tasks: [
    {
      name: 'pedidosAtrasados',
      order: 8,
      to: `${path}?estado=atrasados`,
      needs,
      one: 'pedido fora do prazo',
      many: 'pedidos fora do prazo',
      isUrgent: true,
    },
    {
      name: 'pedidosRecebidos',
      order: 9,
      to: `${path}?estado=recebido`,
      needs,
      one: 'pedido por começar',
      many: 'pedidos por começar',
    },
    {
      name: 'taxasPorDevolver',
      order: 10,
      to: `${path}?estado=porDevolver`,
      needs,
      one: 'taxa por devolver',
      many: 'taxas por devolver',
    },
  ],
  help: [
    {
      path: 'pedidos',
      picture: 'pedidos',
      words: [
        'Aqui chegam os pedidos feitos no balcão do site, o que tem menos dias primeiro.',
        'Carregue num para o ler e tratar; o de quem veio ou telefonou regista-se em «Registar um pedido».',
        'Nada sai daqui sem o mudar: enquanto se espera por quem pediu, o prazo está parado.',
      ],
    },
    {
      path: 'pedidos/registar',
      picture: 'registar-pedido',
      words: [
        'Aqui regista o pedido de quem veio ao balcão ou telefonou.',
        'Escolha o serviço e faça as mesmas perguntas que o site faz; os documentos vê-os ali mesmo.',
        'A quem não tem email, mostre depois a ligação da sua página privada, e imprima o talão com ela.',
      ],
    },
    {
      path: 'pedidos/:_id',
      picture: 'pedido',
      words: [
        'Aqui está um pedido: em que estado se encontra, o que foi respondido e o que já se disse.',
        'O botão cheio é o passo seguinte; os outros estados estão em «Mudar o estado».',
        'Cada mudança segue por email a quem pediu; um nome ou email mal escrito corrige-se, um pedido fechado por engano reabre-se, um documento errado anula-se, um problema sai do site.',
      ],
    },
  ],
});
