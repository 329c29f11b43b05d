/** English. The keys are the phrases of the site in Portuguese; the other tables must have the same. */
export const en = {
  // Days and hours.
  'segunda-feira': 'Monday',
  'terça-feira': 'Tuesday',
  'quarta-feira': 'Wednesday',
  'quinta-feira': 'Thursday',
  'sexta-feira': 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
  e: 'and',
  a: 'to',
  '{hora}h{minuto}': '{hora}:{minuto}',
  'Aberto agora': 'Open now',
  'Aberto agora, fecha às {hora}': 'Open now, closes at {hora}',
  'Fechado agora, abre às {hora}': 'Closed now, opens at {hora}',
  'Abre amanhã às {hora}': 'Opens tomorrow at {hora}',
  'Abre {dia} às {hora}': 'Opens {dia} at {hora}',
  'Abre a {dia} às {hora}': 'Opens on {dia} at {hora}',
  '24 horas': '24 hours',
  Fechado: 'Closed',
  'Todos os dias': 'Every day',
  '{primeiro} a {ultimo}': '{primeiro} to {ultimo}',
  // Letters.
  'Reserva recebida': 'Booking received',
  'Recebemos a sua reserva.': 'We have received your booking.',
  'Recebemos a sua reserva e o pagamento.': 'We have received your booking and the payment.',
  'A inscrição está válida.': 'Your place is confirmed.',
  'Não há nada a pagar.': 'There is nothing to pay.',
  'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.':
    'Your place is confirmed once you have sent the proof of payment and we have checked it.',
  'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'On your page you can see the state of your booking, send the proof of payment and, until {prazo}, cancel. The address is yours alone: do not share it.',
  'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'On your page you can see the state of your booking and, until {prazo}, cancel. The address is yours alone: do not share it.',
  'Em lista de espera': 'On the waiting list',
  'Não há lugares livres. Ficou na lista de espera, e não há nada a pagar por agora.':
    'There are no free places. You are on the waiting list, and there is nothing to pay for now.',
  'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.':
    'If there are places for everyone in your booking, we will write to you, and you will have some time to accept them. On your page you can leave the list whenever you like.',
  'Há lugares para si': 'There are places for you',
  'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.':
    'There are places for you. We are keeping them until {momento}: accept or decline them on your page.',
  'Aceitar ou recusar': 'Accept or decline',
  'Depois disso passam a quem está a seguir na lista.':
    'After that they go to the next people on the list.',
  'Os lugares já não estão guardados': 'The places are no longer kept',
  'Guardámos-lhe lugares, mas o tempo para os aceitar passou, e ficaram para quem estava a seguir.':
    'We kept places for you, but the time to accept them has passed, and they have gone to the next people on the list.',
  'Se ainda quiser vir, responda a esta mensagem: pode haver lugares.':
    'If you would still like to come, reply to this message: there may be places.',
  'Falta pagar': 'Payment still due',
  'Ainda não recebemos o pagamento da sua reserva. O prazo acaba a {dia}.':
    'We have not yet received the payment for your booking. It is due by {dia}.',
  'Se já pagou, envie o comprovativo na sua página. Se já não vem, cancele-a lá, para que outra pessoa aproveite o lugar.':
    'If you have already paid, send the proof of payment on your page. If you are no longer coming, cancel there, so that somebody else can have the place.',
  'A reserva expirou': 'Your booking has expired',
  'O prazo para pagar passou, e os lugares que tinha reservado ficaram livres para outras pessoas.':
    'The time to pay has passed, and the places you had booked are free for other people.',
  'Se entretanto pagou, envie o comprovativo na sua página. Se ainda quer vir, responda a esta mensagem: pode haver lugares.':
    'If you have paid in the meantime, send the proof of payment on your page. If you would still like to come, reply to this message: there may be places.',
  'Pagamento fora do prazo': 'Payment after the deadline',
  'Recebemos o seu pagamento, mas o prazo já tinha passado e os lugares ficaram livres. Vamos ver se ainda os há e dizer-lhe; se não houver, devolvemos-lhe tudo.':
    'We have received your payment, but the deadline had passed and the places had become free. We will see whether there are still any and tell you; if not, we will refund everything.',
  'A reserva volta a valer': 'Your booking is valid again',
  'A sua reserva volta a valer: há lugares para si.':
    'Your booking is valid again: there are places for you.',
  'Vamos devolver-lhe o que pagou': 'We will refund what you paid',
  'O seu pagamento chegou depois do prazo, e já não há lugares. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Your payment came after the deadline, and there are no places left. We will refund you {valor}, by the same means of payment.',
  'É amanhã': 'It is tomorrow',
  'É já amanhã. Até lá!': 'It is tomorrow. See you there!',
  'À entrada, mostre este código. Também está na sua página.':
    'Show this code at the entrance. It is also on your page.',
  'Falta pagar: {valor}.': 'Still to pay: {valor}.',
  'Se não puder vir, avise-nos: responda a esta mensagem.':
    'If you cannot come, let us know: reply to this message.',
  'Vamos devolver-lhe {valor}, que pagou a mais.':
    'We will refund you {valor}, which you overpaid.',
  'Reserva alterada': 'Booking changed',
  'Mudámos o número de pessoas da sua reserva, como pediu.':
    'We have changed the number of people in your booking, as you asked.',
  Antes: 'Before',
  'Antes: {antes}.': 'Before: {antes}.',
  'A junta passou a sua reserva para outro evento.':
    'The parish council has moved your booking to another event.',
  'A junta mudou o número de pessoas da sua reserva.':
    'The parish council has changed the number of people in your booking.',
  'Se não contava com isto, responda a esta mensagem.':
    'If you did not expect this, reply to this message.',
  'Alteração ao evento': 'Change to the event',
  'Há uma alteração ao evento em que se inscreveu. A sua reserva mantém-se.':
    'There is a change to the event you booked. Your booking still stands.',
  'Se assim não puder vir, responda a esta mensagem.':
    'If this means you cannot come, reply to this message.',
  'Se assim não puder vir, responda a esta mensagem. Na sua página pode também cancelar, até {prazo}.':
    'If this means you cannot come, reply to this message. You can also cancel on your page, until {prazo}.',
  'O novo preço é só para novas inscrições. A sua reserva continua a custar {total}.':
    'The new price is for new bookings only. Your booking still costs {total}.',
  'O novo preço é só para novas inscrições. A sua reserva continua sem custos.':
    'The new price is for new bookings only. Your booking is still free of charge.',
  'Pagamento confirmado': 'Payment confirmed',
  'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.':
    'We have confirmed your payment. Your booking is valid and the place is yours.',
  'Pagamento recebido': 'Payment received',
  'Recebemos o seu pagamento de {valor}.': 'We have received your payment of {valor}.',
  'Comprovativo recusado': 'Proof of payment not accepted',
  'Não pudemos aceitar o comprovativo.': 'We could not accept the proof of payment.',
  'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.':
    'If you have paid, reply to this message with another proof of payment, so that we can refund you.',
  'Na sua página pode enviar outro comprovativo.':
    'You can send another proof of payment on your page.',
  Motivo: 'Reason',
  'Não se consegue ler': 'It cannot be read',
  'O valor não é o da reserva': 'The amount is not that of the booking',
  'O pagamento não chegou à conta da junta': 'The payment did not reach the council’s account',
  'Pagamento por confirmar': 'Payment not confirmed',
  'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.':
    'We have withdrawn the confirmation of the payment for this booking. If you have already paid, reply to this message or send the proof of payment on your page.',
  'Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'We will refund you {valor}, by the same means of payment.',
  'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.':
    'If you have already paid, reply to this message with the proof of payment, so that we can refund you.',
  'Reserva cancelada': 'Booking cancelled',
  'Cancelámos a sua reserva, como pediu.': 'We have cancelled your booking, as you asked.',
  'Evento cancelado': 'Event cancelled',
  'O evento em que se inscreveu foi cancelado.': 'The event you booked has been cancelled.',
  'Vamos conferir o comprovativo que enviou e devolver-lhe o que pagou.':
    'We will check the proof of payment you sent and refund what you paid.',
  'Se tiver dúvidas, responda a esta mensagem.':
    'If you have any questions, reply to this message.',
  'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento. Se não o receber nos próximos dias, responda a esta mensagem.':
    'We have refunded you {valor}, by the same means of payment. If it does not reach you in the next few days, reply to this message.',
  'Segundo os nossos registos, não há nada a devolver. Se não for assim, responda a esta mensagem.':
    'According to our records, there is nothing to refund. If that is not so, reply to this message.',
  'Apagámos dos nossos registos a reserva no evento que foi cancelado.':
    'We have erased from our records your booking for the event that was cancelled.',
  'Apagámos dos nossos registos a reserva que cancelou.':
    'We have erased from our records the booking you cancelled.',
  'A sua reserva foi cancelada pela junta. Se não sabe porquê, responda a esta mensagem.':
    'Your booking has been cancelled by the parish council. If you do not know why, reply to this message.',
  'Reserva apagada': 'Booking erased',
  'Dissemos-lhe que a sua reserva fora cancelada, mas foi engano: o evento mantém-se, e a sua reserva também.':
    'We told you that your booking had been cancelled, but that was a mistake: the event goes ahead, and your booking still stands.',
  'Se entretanto deixou de poder vir, responda a esta mensagem.':
    'If you can no longer come, reply to this message.',
  'A sua reserva mantém-se': 'Your booking still stands',
  'Confirmámos o pagamento da reserva no evento que foi cancelado. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'We have confirmed the payment of your booking for the event that was cancelled. We will refund you {valor}, by the same means of payment.',
  'Confirmámos o pagamento da reserva que cancelou. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'We have confirmed the payment of the booking you cancelled. We will refund you {valor}, by the same means of payment.',
  'Devolução feita': 'Refund made',
  'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.':
    'We have refunded you {valor} for your booking for the event that was cancelled, by the same means of payment.',
  'Devolvemos-lhe {valor}, o valor da reserva que cancelou, pelo mesmo meio de pagamento.':
    'We have refunded you {valor} for the booking you cancelled, by the same means of payment.',
  'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.':
    'We have refunded you {valor}, which you had overpaid, by the same means of payment.',
  'Se não o receber nos próximos dias, responda a esta mensagem.':
    'If it does not reach you in the next few days, reply to this message.',
  'Devolução por fazer': 'Refund still to be made',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'We told you that we had refunded {valor} for your booking for the event that was cancelled, but that was a mistake: the refund is still to be made. We will write to you when it is done.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva que cancelou, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'We told you that we had refunded {valor} for the booking you cancelled, but that was a mistake: the refund is still to be made. We will write to you when it is done.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'We told you that we had refunded {valor}, which you had overpaid, but that was a mistake: the refund is still to be made. We will write to you when it is done.',
  'Olá, {nome}.': 'Hello, {nome}.',
  'A minha reserva': 'My booking',
  Evento: 'Event',
  Quando: 'When',
  Onde: 'Where',
  Quem: 'Who',
  Referência: 'Reference',
  'Total da reserva': 'Booking total',
  'Total pago': 'Total paid',
  'Total a pagar': 'Total to pay',
  Total: 'Total',
  'Preço por adulto': 'Price per adult',
  'Preço por criança': 'Price per child',
  adulto: 'adult',
  adultos: 'adults',
  criança: 'child',
  crianças: 'children',
  'Como pagar': 'How to pay',
  'Como pagar, até {dia}': 'How to pay, by {dia}',
  'Transferência (IBAN)': 'Bank transfer (IBAN)',
  'MB WAY': 'MB WAY',
  'Outras formas': 'Other ways',
  'Pergunte à junta como pode pagar.': 'Ask the parish council how you can pay.',
  '{dia}, às {hora}': '{dia} at {hora}',
  '{dia}, às {hora}, quando o evento começa': '{dia} at {hora}, when the event begins',
  '{inicio}, até {dia}': '{inicio}, until {dia}',
  '{inicio}, até {dia}, às {hora}': '{inicio}, until {dia} at {hora}',
  '{inicio}, até às {hora}': '{inicio}, until {hora}',
  'Cancelado: {titulo}': 'Cancelled: {titulo}',
  'Código QR': 'QR code',
  'Em anexo: {nomes}': 'Attached: {nomes}',
  'Telefone: {numeros}': 'Telephone: {numeros}',
  'Atendimento: {horario}': 'Office hours: {horario}',
  '{nome} escreveu a {momento}:': '{nome} wrote on {momento}:',
} as const;
