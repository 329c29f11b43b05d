import { feature } from '../../sections/feature.ts';

/** The screen of all bookings, and the call that it needs. */
export const path = '/backoffice/inscricoes';
export const needs = 'GET /api/inscricoes';

/** The screen of the events whose door is still to come. */
export const doorsPath = '/backoffice/porta';

/** Sign-ups for events: booked on the site or at the counter, paid, changed, cancelled, and seen at the door. */
export const inscricoes = feature({
  name: 'inscricoes',
  // Only the styles of the private page: the sign-up form is part of other pages.
  hasSheet: ['booking', 'reserva'],
  activity: {
    kind: 'inscricoes',
    label: 'Inscrições',
    sentences: {
      booked: 'Inscreveu alguém ao balcão em «{subject}»',
      paymentConfirmed: 'Confirmou o pagamento de uma inscrição em «{subject}»',
      paymentCancelled: 'Cancelou o pagamento de uma inscrição em «{subject}»',
      proofRefused: 'Recusou o comprovativo de uma inscrição em «{subject}»',
      bookingLinkShown: 'Viu a página privada de uma inscrição em «{subject}», para a entregar',
      bookingChanged: 'Mudou quantas pessoas traz uma inscrição em «{subject}»',
      bookingMoved: 'Passou uma inscrição de outro evento para «{subject}»',
      bookingReduced: 'Diminuiu o número de pessoas da sua inscrição em «{subject}»',
      bookingCancelled: 'Cancelou a sua inscrição em «{subject}»',
      bookingCancelledAtDesk: 'Cancelou uma inscrição em «{subject}», a pedido de quem a fez',
      bookingExpired: 'Deu por expirada uma inscrição em «{subject}», que ninguém pagou no prazo',
      bookingRestored: 'Repôs uma inscrição expirada em «{subject}»',
      bookingGivenUp: 'Cancelou uma inscrição expirada em «{subject}»',
      placeOffered: 'Ofereceu lugar em «{subject}» a quem estava em lista de espera',
      offerTaken: 'Aceitou o lugar oferecido em «{subject}»',
      offerEnded: 'Retirou um lugar oferecido em «{subject}», que ninguém aceitou a tempo',
      paymentReceived: 'Registou um pagamento recebido de uma inscrição em «{subject}»',
      refundMade: 'Marcou como devolvido o que se devia de uma inscrição em «{subject}»',
      refundReopened: 'Marcou como por devolver o que se deve de uma inscrição em «{subject}»',
      refundMadeAtEnd: 'Disse que foi devolvido o que se tinha de uma inscrição apagada: {subject}',
      refundWaived: 'Disse que não há nada a devolver de uma inscrição apagada: {subject}',
      eventCancelled: 'Cancelou o evento «{subject}»',
      guestsWrittenTo: 'Escreveu a quem se inscreveu em «{subject}»',
      guestsTold: 'Escreveu a quem se inscreveu em «{subject}» sobre o que mudou',
      bookingDeleted: 'Apagou uma inscrição em «{subject}»',
      bookingsErased: 'Apagou {subject} {inscrição|inscrições} fora do prazo',
    },
  },
  menu: [
    {
      group: 'Atender',
      order: 1,
      path,
      label: 'Inscrições',
      icon: 'ticket',
      needs,
      task: 'reservasPorPagar',
    },
    {
      group: 'Atender',
      order: 4,
      path: doorsPath,
      inside: path,
      label: 'Porta',
      icon: 'arrived',
      needs: 'GET /api/noticiasEventos/backoffice/:identifier/entrada',
    },
  ],
  tasks: [
    {
      name: 'comprovativosPorValidar',
      order: 3,
      to: `${path}?estado=comprovativo`,
      needs,
      one: 'comprovativo por validar',
      many: 'comprovativos por validar',
    },
    {
      name: 'reservasPorPagar',
      order: 4,
      to: `${path}?estado=porPagar`,
      needs,
      one: 'reserva por pagar',
      many: 'reservas por pagar',
    },
    {
      name: 'reservasADecidir',
      order: 5,
      to: `${path}?estado=aDecidir`,
      needs,
      one: 'pagamento fora do prazo a decidir',
      many: 'pagamentos fora do prazo a decidir',
    },
    {
      name: 'devolucoesPorFazer',
      order: 6,
      to: `${path}?estado=porDevolver`,
      needs,
      one: 'devolução por fazer',
      many: 'devoluções por fazer',
    },
  ],
  help: [
    {
      path: 'porta',
      picture: 'porta',
      words: [
        'Aqui estão os eventos com inscrições que ainda não acabaram.',
        'Escolha o evento e, à medida que as pessoas chegam, carregue no botão de cada uma.',
        'Carregar outra vez desmarca: nada do que faz à porta se perde.',
      ],
    },
    {
      path: 'eventos/:key/painel',
      picture: 'reservas',
      words: [
        'Aqui está quem se inscreveu no evento, quem já pagou e quantos lugares sobram; ao fundo, as contas.',
        'Carregue em «Por pagar» para ver só quem falta; quando o dinheiro chegar, confirme na própria linha. Em «Mais» escreve a quem se inscreveu, e imprime ou exporta a lista. Quem está em lista de espera é chamado por email, sozinho, quando há lugares.',
        'Um pagamento confirmado por engano desfaz-se em «Anular»: durante um minuto ninguém recebe email.',
      ],
    },
    {
      path: 'eventos/:key/entrada',
      picture: 'entrada',
      words: [
        'É a lista para quem está à porta: quem vem, quantos são e o que ainda devem.',
        'À medida que chegam, carregue no botão de cada um.',
        'Carregar outra vez desmarca; sem rede pode continuar, e tudo segue quando ela voltar.',
      ],
    },
    {
      path: 'eventos/:key/:inscricao',
      picture: 'reserva',
      words: [
        'Aqui está uma reserva: em que estado se encontra e o que falta fazer.',
        'O botão cheio, no cimo, é o passo seguinte; um comprovativo que não serve recusa-se em «Recusar», e o número de pessoas muda-se em «Mudar a reserva».',
        'Quem deixou email é avisado do que mudar; o pagamento volta atrás em «Cancelar Pagamento».',
      ],
    },
    {
      path: 'inscricoes',
      picture: 'inscricoes',
      words: [
        'Aqui estão as reservas de todos os eventos que ainda não acabaram.',
        'Escolha «Por pagar» ou «Comprovativo por validar», ou um só evento, ou procure pelo nome ou pelo telefone.',
        'Um pagamento confirmado por engano desfaz-se em «Anular»: durante um minuto ninguém recebe email.',
      ],
    },
  ],
});
