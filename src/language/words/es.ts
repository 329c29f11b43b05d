import type { Words } from '../speaking.ts';

/** Spanish. */
export const es: Words = {
  // Days and hours.
  'segunda-feira': 'lunes',
  'terça-feira': 'martes',
  'quarta-feira': 'miércoles',
  'quinta-feira': 'jueves',
  'sexta-feira': 'viernes',
  sábado: 'sábado',
  domingo: 'domingo',
  e: 'y',
  a: 'a',
  '{hora}h{minuto}': '{hora}:{minuto}',
  'Aberto agora': 'Abierto ahora',
  'Aberto agora, fecha às {hora}': 'Abierto ahora, cierra a las {hora}',
  'Fechado agora, abre às {hora}': 'Cerrado ahora, abre a las {hora}',
  'Abre amanhã às {hora}': 'Abre mañana a las {hora}',
  'Abre {dia} às {hora}': 'Abre el {dia} a las {hora}',
  'Abre a {dia} às {hora}': 'Abre el {dia} a las {hora}',
  '24 horas': '24 horas',
  Fechado: 'Cerrado',
  'Todos os dias': 'Todos los días',
  '{primeiro} a {ultimo}': '{primeiro} a {ultimo}',
  // Letters.
  'Reserva recebida': 'Reserva recibida',
  'Recebemos a sua reserva.': 'Hemos recibido su reserva.',
  'Recebemos a sua reserva e o pagamento.': 'Hemos recibido su reserva y el pago.',
  'A inscrição está válida.': 'La inscripción es válida.',
  'Não há nada a pagar.': 'No hay nada que pagar.',
  'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.':
    'La inscripción será válida cuando envíe el justificante y lo confirmemos.',
  'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'En su página puede ver el estado de la reserva, enviar el justificante y, hasta el {prazo}, cancelar. La dirección es solo suya: no la comparta.',
  'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'En su página puede ver el estado de la reserva y, hasta el {prazo}, cancelar. La dirección es solo suya: no la comparta.',
  'Em lista de espera': 'En lista de espera',
  'Não há lugares livres. Ficou na lista de espera, e não há nada a pagar por agora.':
    'No hay plazas libres. Está en la lista de espera, y por ahora no hay nada que pagar.',
  'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.':
    'Si hay plazas para todas las personas que inscribió, le escribiremos, y tendrá algún tiempo para aceptarlas. En su página puede salir de la lista cuando quiera.',
  'Há lugares para si': 'Hay plazas para usted',
  'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.':
    'Hay plazas para usted. Se las guardamos hasta el {momento}: acéptelas o rechácelas en su página.',
  'Aceitar ou recusar': 'Aceptar o rechazar',
  'Depois disso passam a quem está a seguir na lista.': 'Después pasan a quien sigue en la lista.',
  'Os lugares já não estão guardados': 'Las plazas ya no están guardadas',
  'Guardámos-lhe lugares, mas o tempo para os aceitar passou, e ficaram para quem estava a seguir.':
    'Le guardamos plazas, pero pasó el tiempo para aceptarlas, y quedaron para quien seguía en la lista.',
  'Se ainda quiser vir, responda a esta mensagem: pode haver lugares.':
    'Si todavía quiere venir, responda a este mensaje: puede haber plazas.',
  'Falta pagar': 'Falta pagar',
  'Ainda não recebemos o pagamento da sua reserva. O prazo acaba a {dia}.':
    'Todavía no hemos recibido el pago de su reserva. El plazo termina el {dia}.',
  'Se já pagou, envie o comprovativo na sua página. Se já não vem, cancele-a lá, para que outra pessoa aproveite o lugar.':
    'Si ya ha pagado, envíe el justificante en su página. Si ya no viene, cancele allí la reserva, para que otra persona aproveche la plaza.',
  'A reserva expirou': 'La reserva ha caducado',
  'O prazo para pagar passou, e os lugares que tinha reservado ficaram livres para outras pessoas.':
    'El plazo para pagar ha pasado, y las plazas que había reservado quedaron libres para otras personas.',
  'Se entretanto pagou, envie o comprovativo na sua página. Se ainda quer vir, responda a esta mensagem: pode haver lugares.':
    'Si entretanto ha pagado, envíe el justificante en su página. Si todavía quiere venir, responda a este mensaje: puede haber plazas.',
  'Pagamento fora do prazo': 'Pago fuera de plazo',
  'Recebemos o seu pagamento, mas o prazo já tinha passado e os lugares ficaram livres. Vamos ver se ainda os há e dizer-lhe; se não houver, devolvemos-lhe tudo.':
    'Hemos recibido su pago, pero el plazo ya había pasado y las plazas quedaron libres. Veremos si todavía las hay y se lo diremos; si no las hay, le devolveremos todo.',
  'A reserva volta a valer': 'La reserva vuelve a ser válida',
  'A sua reserva volta a valer: há lugares para si.':
    'Su reserva vuelve a ser válida: hay plazas para usted.',
  'Vamos devolver-lhe o que pagou': 'Le devolveremos lo que pagó',
  'O seu pagamento chegou depois do prazo, e já não há lugares. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Su pago llegó después del plazo, y ya no hay plazas. Le devolveremos {valor}, por el mismo medio de pago.',
  'É amanhã': 'Es mañana',
  'É já amanhã. Até lá!': 'Ya es mañana. ¡Hasta entonces!',
  'À entrada, mostre este código. Também está na sua página.':
    'En la entrada, muestre este código. También está en su página.',
  'Falta pagar: {valor}.': 'Falta pagar: {valor}.',
  'Se não puder vir, avise-nos: responda a esta mensagem.':
    'Si no puede venir, avísenos: responda a este mensaje.',
  'Vamos devolver-lhe {valor}, que pagou a mais.': 'Le devolveremos {valor}, que pagó de más.',
  'Reserva alterada': 'Reserva modificada',
  'Mudámos o número de pessoas da sua reserva, como pediu.':
    'Hemos cambiado el número de personas de su reserva, como pidió.',
  Antes: 'Antes',
  'Antes: {antes}.': 'Antes: {antes}.',
  'A junta passou a sua reserva para outro evento.': 'La junta ha pasado su reserva a otro evento.',
  'A junta mudou o número de pessoas da sua reserva.':
    'La junta ha cambiado el número de personas de su reserva.',
  'Se não contava com isto, responda a esta mensagem.':
    'Si no contaba con esto, responda a este mensaje.',
  'Alteração ao evento': 'Cambio en el evento',
  'Há uma alteração ao evento em que se inscreveu. A sua reserva mantém-se.':
    'Hay un cambio en el evento en el que se inscribió. Su reserva se mantiene.',
  'Se assim não puder vir, responda a esta mensagem.':
    'Si así no puede venir, responda a este mensaje.',
  'Se assim não puder vir, responda a esta mensagem. Na sua página pode também cancelar, até {prazo}.':
    'Si así no puede venir, responda a este mensaje. En su página también puede cancelar, hasta el {prazo}.',
  'O novo preço é só para novas inscrições. A sua reserva continua a custar {total}.':
    'El nuevo precio es solo para nuevas inscripciones. Su reserva sigue costando {total}.',
  'O novo preço é só para novas inscrições. A sua reserva continua sem custos.':
    'El nuevo precio es solo para nuevas inscripciones. Su reserva sigue siendo gratuita.',
  'Pagamento confirmado': 'Pago confirmado',
  'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.':
    'Hemos confirmado su pago. La inscripción es válida y la plaza es suya.',
  'Pagamento recebido': 'Pago recibido',
  'Recebemos o seu pagamento de {valor}.': 'Hemos recibido su pago de {valor}.',
  'Comprovativo recusado': 'Justificante rechazado',
  'Não pudemos aceitar o comprovativo.': 'No hemos podido aceptar el justificante.',
  'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.':
    'Si ha pagado, responda a este mensaje con otro justificante, para que se lo devolvamos.',
  'Na sua página pode enviar outro comprovativo.': 'En su página puede enviar otro justificante.',
  Motivo: 'Motivo',
  'Não se consegue ler': 'No se puede leer',
  'O valor não é o da reserva': 'El importe no es el de la reserva',
  'O pagamento não chegou à conta da junta': 'El pago no llegó a la cuenta de la junta',
  'Pagamento por confirmar': 'Pago por confirmar',
  'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.':
    'Hemos retirado la confirmación del pago de esta reserva. Si ya ha pagado, responda a este mensaje o envíe el justificante en su página.',
  'Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Le devolveremos {valor}, por el mismo medio de pago.',
  'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.':
    'Si ya ha pagado, responda a este mensaje con el justificante, para que le devolvamos el importe.',
  'Reserva cancelada': 'Reserva cancelada',
  'Cancelámos a sua reserva, como pediu.': 'Hemos cancelado su reserva, como pidió.',
  'Evento cancelado': 'Evento cancelado',
  'O evento em que se inscreveu foi cancelado.':
    'El evento en el que se inscribió ha sido cancelado.',
  'Vamos conferir o comprovativo que enviou e devolver-lhe o que pagou.':
    'Comprobaremos el justificante que envió y le devolveremos lo que pagó.',
  'Se tiver dúvidas, responda a esta mensagem.': 'Si tiene dudas, responda a este mensaje.',
  'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento. Se não o receber nos próximos dias, responda a esta mensagem.':
    'Le hemos devuelto {valor}, por el mismo medio de pago. Si no lo recibe en los próximos días, responda a este mensaje.',
  'Segundo os nossos registos, não há nada a devolver. Se não for assim, responda a esta mensagem.':
    'Según nuestros registros, no hay nada que devolver. Si no es así, responda a este mensaje.',
  'Apagámos dos nossos registos a reserva no evento que foi cancelado.':
    'Hemos borrado de nuestros registros la reserva del evento que fue cancelado.',
  'Apagámos dos nossos registos a reserva que cancelou.':
    'Hemos borrado de nuestros registros la reserva que canceló.',
  'A sua reserva foi cancelada pela junta. Se não sabe porquê, responda a esta mensagem.':
    'La junta ha cancelado su reserva. Si no sabe por qué, responda a este mensaje.',
  'Reserva apagada': 'Reserva borrada',
  'Dissemos-lhe que a sua reserva fora cancelada, mas foi engano: o evento mantém-se, e a sua reserva também.':
    'Le dijimos que su reserva había sido cancelada, pero fue un error: el evento se mantiene, y su reserva también.',
  'Se entretanto deixou de poder vir, responda a esta mensagem.':
    'Si entretanto ya no puede venir, responda a este mensaje.',
  'A sua reserva mantém-se': 'Su reserva se mantiene',
  'Confirmámos o pagamento da reserva no evento que foi cancelado. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Hemos confirmado el pago de la reserva del evento que fue cancelado. Le devolveremos {valor}, por el mismo medio de pago.',
  'Confirmámos o pagamento da reserva que cancelou. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Hemos confirmado el pago de la reserva que canceló. Le devolveremos {valor}, por el mismo medio de pago.',
  'Devolução feita': 'Devolución hecha',
  'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, el importe de la reserva del evento que fue cancelado, por el mismo medio de pago.',
  'Devolvemos-lhe {valor}, o valor da reserva que cancelou, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, el importe de la reserva que canceló, por el mismo medio de pago.',
  'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, lo que pagó de más, por el mismo medio de pago.',
  'Se não o receber nos próximos dias, responda a esta mensagem.':
    'Si no lo recibe en los próximos días, responda a este mensaje.',
  'Devolução por fazer': 'Devolución pendiente',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Le dijimos que habíamos devuelto {valor}, el importe de la reserva del evento que fue cancelado, pero fue un error: la devolución todavía está pendiente. Le escribiremos cuando esté hecha.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva que cancelou, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Le dijimos que habíamos devuelto {valor}, el importe de la reserva que canceló, pero fue un error: la devolución todavía está pendiente. Le escribiremos cuando esté hecha.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Le dijimos que habíamos devuelto {valor}, lo que pagó de más, pero fue un error: la devolución todavía está pendiente. Le escribiremos cuando esté hecha.',
  'Olá, {nome}.': 'Hola, {nome}:',
  'A minha reserva': 'Mi reserva',
  Evento: 'Evento',
  Quando: 'Cuándo',
  Onde: 'Dónde',
  Quem: 'Quién',
  Referência: 'Referencia',
  'Total da reserva': 'Total de la reserva',
  'Total pago': 'Total pagado',
  'Total a pagar': 'Total a pagar',
  Total: 'Total',
  'Preço por adulto': 'Precio por adulto',
  'Preço por criança': 'Precio por niño',
  adulto: 'adulto',
  adultos: 'adultos',
  criança: 'niño',
  crianças: 'niños',
  'Como pagar': 'Cómo pagar',
  'Como pagar, até {dia}': 'Cómo pagar, hasta el {dia}',
  'Transferência (IBAN)': 'Transferencia (IBAN)',
  'MB WAY': 'MB WAY',
  'Outras formas': 'Otras formas',
  'Pergunte à junta como pode pagar.': 'Pregunte a la junta cómo puede pagar.',
  '{dia}, às {hora}': '{dia}, a las {hora}',
  '{dia}, às {hora}, quando o evento começa': '{dia} a las {hora}, cuando empieza el evento',
  '{inicio}, até {dia}': '{inicio}, hasta el {dia}',
  '{inicio}, até {dia}, às {hora}': '{inicio}, hasta el {dia}, a las {hora}',
  '{inicio}, até às {hora}': '{inicio}, hasta las {hora}',
  'Cancelado: {titulo}': 'Cancelado: {titulo}',
  'Código QR': 'Código QR',
  'Em anexo: {nomes}': 'Adjunto: {nomes}',
  'Telefone: {numeros}': 'Teléfono: {numeros}',
  'Atendimento: {horario}': 'Atención al público: {horario}',
  '{nome} escreveu a {momento}:': '{nome} escribió el {momento}:',
};
