import { feature } from '../../sections/feature.ts';

/** Those who follow the village by e-mail or on their devices, and what they are told. */
export const seguidores = feature({
  name: 'seguidores',
  hasSheet: ['seguir'],
  activity: {
    kind: 'seguidores',
    label: 'Quem segue a aldeia',
    sentences: {
      followersTold: 'Avisou quem segue a aldeia: {noun} «{subject}»',
      followersErased: 'Apagou {subject} {pedido|pedidos} de seguir a aldeia fora do prazo',
    },
  },
  menu: [
    {
      group: 'Registo',
      order: 2,
      path: '/backoffice/seguidores',
      label: 'Seguidores',
      icon: 'bell',
      needs: 'GET /api/seguidores',
    },
  ],
  help: [
    {
      path: 'seguidores',
      picture: 'seguidores',
      words: [
        'Aqui vê quantas pessoas seguem a aldeia por email, em que temas, quantos aparelhos recebem avisos, e o que lhes foi escrito.',
        'Para lhes escrever, publique um aviso, um evento, uma notícia ou um documento e escolha «Avisar quem segue».',
        'Um email que já saiu não volta atrás; o que ainda não saiu deixa de sair se retirar do site aquilo de que fala.',
      ],
    },
  ],
});
