import { feature } from '../../sections/feature.ts';
import { unanswered } from './mensagens.ts';

const path = '/backoffice/mensagens';
const needs = 'GET /api/mensagens';

/** What visitors write to the council, and what it answers. */
export const mensagens = feature({
  name: 'mensagens',
  activity: {
    kind: 'mensagens',
    label: 'Mensagens',
    sentences: {
      messageReplied: 'Respondeu a uma mensagem',
      messageAnswered: 'Marcou uma mensagem como respondida',
      messageReopened: 'Marcou uma mensagem como por responder',
      messageDeleted: 'Apagou uma mensagem',
      messagesErased: 'Apagou {subject} {mensagem|mensagens} fora do prazo',
      phrasesChanged: 'Mudou as frases feitas',
    },
  },
  menu: [
    {
      group: 'Atender',
      order: 3,
      path,
      label: 'Mensagens',
      icon: 'message',
      needs,
      task: 'mensagensPorResponder',
    },
  ],
  tasks: [
    {
      name: 'mensagensPorResponder',
      order: 7,
      to: `${path}?estado=${unanswered}`,
      needs,
      one: 'mensagem por responder',
      many: 'mensagens por responder',
    },
  ],
  help: [
    {
      path: 'mensagens',
      picture: 'mensagens',
      words: [
        'Aqui chegam as mensagens que as pessoas escrevem no site.',
        'Carregue numa para a ler e lhe responder.',
        'Fica marcada como respondida quando responder, e pode voltar a abri-la as vezes que quiser.',
      ],
    },
    {
      path: 'mensagens/:_id',
      picture: 'mensagem',
      words: [
        'Aqui lê a mensagem e responde-lhe, sem sair da página.',
        'Escreva a resposta, ou comece por uma frase feita, e carregue em «Enviar resposta».',
        'A resposta segue por email e fica aqui guardada; depois de sair já não volta atrás, por isso leia-a antes.',
      ],
    },
  ],
});
