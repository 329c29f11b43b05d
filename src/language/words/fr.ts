import type { Words } from '../speaking.ts';

/** French. */
export const fr: Words = {
  // Days and hours.
  'segunda-feira': 'lundi',
  'terça-feira': 'mardi',
  'quarta-feira': 'mercredi',
  'quinta-feira': 'jeudi',
  'sexta-feira': 'vendredi',
  sábado: 'samedi',
  domingo: 'dimanche',
  e: 'et',
  a: 'à',
  '{hora}h{minuto}': '{hora}h{minuto}',
  'Aberto agora': 'Ouvert maintenant',
  'Aberto agora, fecha às {hora}': 'Ouvert maintenant, ferme à {hora}',
  'Fechado agora, abre às {hora}': 'Fermé maintenant, ouvre à {hora}',
  'Abre amanhã às {hora}': 'Ouvre demain à {hora}',
  'Abre {dia} às {hora}': 'Ouvre {dia} à {hora}',
  'Abre a {dia} às {hora}': 'Ouvre le {dia} à {hora}',
  '24 horas': '24 heures',
  Fechado: 'Fermé',
  'Todos os dias': 'Tous les jours',
  '{primeiro} a {ultimo}': '{primeiro} au {ultimo}',
  // Letters.
  'Reserva recebida': 'Réservation reçue',
  'Recebemos a sua reserva.': 'Nous avons bien reçu votre réservation.',
  'Recebemos a sua reserva e o pagamento.':
    'Nous avons bien reçu votre réservation et le paiement.',
  'A inscrição está válida.': 'L’inscription est valable.',
  'Não há nada a pagar.': 'Il n’y a rien à payer.',
  'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.':
    'L’inscription devient valable une fois que vous avez envoyé le justificatif et que nous l’avons confirmé.',
  'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'Sur votre page, vous pouvez suivre la réservation, envoyer le justificatif et, jusqu’au {prazo}, annuler. L’adresse n’est qu’à vous : ne la partagez pas.',
  'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'Sur votre page, vous pouvez suivre la réservation et, jusqu’au {prazo}, annuler. L’adresse n’est qu’à vous : ne la partagez pas.',
  'Em lista de espera': 'Sur liste d’attente',
  'Não há lugares livres. Ficou na lista de espera, e não há nada a pagar por agora.':
    'Il n’y a plus de places libres. Vous êtes sur la liste d’attente, et il n’y a rien à payer pour l’instant.',
  'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.':
    'S’il y a des places pour toutes les personnes inscrites, nous vous écrirons, et vous aurez un peu de temps pour les accepter. Sur votre page, vous pouvez quitter la liste quand vous voulez.',
  'Há lugares para si': 'Il y a des places pour vous',
  'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.':
    'Il y a des places pour vous. Nous les gardons jusqu’au {momento} : acceptez-les ou refusez-les sur votre page.',
  'Aceitar ou recusar': 'Accepter ou refuser',
  'Depois disso passam a quem está a seguir na lista.':
    'Ensuite, elles passent aux suivants sur la liste.',
  'Os lugares já não estão guardados': 'Les places ne sont plus gardées',
  'Guardámos-lhe lugares, mas o tempo para os aceitar passou, e ficaram para quem estava a seguir.':
    'Nous vous avions gardé des places, mais le délai pour les accepter est passé, et elles sont allées aux suivants.',
  'Se ainda quiser vir, responda a esta mensagem: pode haver lugares.':
    'Si vous souhaitez toujours venir, répondez à ce message : il y a peut-être des places.',
  'Falta pagar': 'Reste à payer',
  'Ainda não recebemos o pagamento da sua reserva. O prazo acaba a {dia}.':
    'Nous n’avons pas encore reçu le paiement de votre réservation. Le délai se termine le {dia}.',
  'Se já pagou, envie o comprovativo na sua página. Se já não vem, cancele-a lá, para que outra pessoa aproveite o lugar.':
    'Si vous avez déjà payé, envoyez le justificatif sur votre page. Si vous ne venez plus, annulez-y la réservation, pour que quelqu’un d’autre profite de la place.',
  'A reserva expirou': 'La réservation a expiré',
  'O prazo para pagar passou, e os lugares que tinha reservado ficaram livres para outras pessoas.':
    'Le délai de paiement est passé, et les places que vous aviez réservées sont à nouveau libres.',
  'Se entretanto pagou, envie o comprovativo na sua página. Se ainda quer vir, responda a esta mensagem: pode haver lugares.':
    'Si vous avez payé entre-temps, envoyez le justificatif sur votre page. Si vous souhaitez toujours venir, répondez à ce message : il y a peut-être des places.',
  'Pagamento fora do prazo': 'Paiement hors délai',
  'Recebemos o seu pagamento, mas o prazo já tinha passado e os lugares ficaram livres. Vamos ver se ainda os há e dizer-lhe; se não houver, devolvemos-lhe tudo.':
    'Nous avons reçu votre paiement, mais le délai était passé et les places étaient à nouveau libres. Nous allons voir s’il en reste et vous le dire ; sinon, nous vous rembourserons tout.',
  'A reserva volta a valer': 'La réservation est de nouveau valable',
  'A sua reserva volta a valer: há lugares para si.':
    'Votre réservation est de nouveau valable : il y a des places pour vous.',
  'Vamos devolver-lhe o que pagou': 'Nous allons vous rembourser',
  'O seu pagamento chegou depois do prazo, e já não há lugares. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Votre paiement est arrivé après le délai, et il n’y a plus de places. Nous allons vous rembourser {valor}, par le même moyen de paiement.',
  'É amanhã': 'C’est demain',
  'É já amanhã. Até lá!': 'C’est demain. À bientôt !',
  'À entrada, mostre este código. Também está na sua página.':
    'À l’entrée, montrez ce code. Il est aussi sur votre page.',
  'Falta pagar: {valor}.': 'Reste à payer : {valor}.',
  'Se não puder vir, avise-nos: responda a esta mensagem.':
    'Si vous ne pouvez pas venir, prévenez-nous : répondez à ce message.',
  'Vamos devolver-lhe {valor}, que pagou a mais.':
    'Nous allons vous rembourser {valor}, payés en trop.',
  'Reserva alterada': 'Réservation modifiée',
  'Mudámos o número de pessoas da sua reserva, como pediu.':
    'Nous avons modifié le nombre de personnes de votre réservation, comme vous l’avez demandé.',
  Antes: 'Avant',
  'Antes: {antes}.': 'Avant : {antes}.',
  'A junta passou a sua reserva para outro evento.':
    'La mairie a déplacé votre réservation vers un autre événement.',
  'A junta mudou o número de pessoas da sua reserva.':
    'La mairie a modifié le nombre de personnes de votre réservation.',
  'Se não contava com isto, responda a esta mensagem.':
    'Si vous ne vous y attendiez pas, répondez à ce message.',
  'Alteração ao evento': 'Changement pour l’événement',
  'Há uma alteração ao evento em que se inscreveu. A sua reserva mantém-se.':
    'Il y a un changement pour l’événement auquel vous êtes inscrit. Votre réservation est maintenue.',
  'Se assim não puder vir, responda a esta mensagem.':
    'Si vous ne pouvez plus venir, répondez à ce message.',
  'Se assim não puder vir, responda a esta mensagem. Na sua página pode também cancelar, até {prazo}.':
    'Si vous ne pouvez plus venir, répondez à ce message. Sur votre page, vous pouvez aussi annuler, jusqu’au {prazo}.',
  'O novo preço é só para novas inscrições. A sua reserva continua a custar {total}.':
    'Le nouveau prix ne vaut que pour les nouvelles inscriptions. Votre réservation coûte toujours {total}.',
  'O novo preço é só para novas inscrições. A sua reserva continua sem custos.':
    'Le nouveau prix ne vaut que pour les nouvelles inscriptions. Votre réservation reste gratuite.',
  'Pagamento confirmado': 'Paiement confirmé',
  'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.':
    'Nous avons confirmé votre paiement. L’inscription est valable et la place est à vous.',
  'Pagamento recebido': 'Paiement reçu',
  'Recebemos o seu pagamento de {valor}.': 'Nous avons bien reçu votre paiement de {valor}.',
  'Comprovativo recusado': 'Justificatif refusé',
  'Não pudemos aceitar o comprovativo.': 'Nous n’avons pas pu accepter le justificatif.',
  'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.':
    'Si vous avez payé, répondez à ce message avec un autre justificatif, pour que nous puissions vous rembourser.',
  'Na sua página pode enviar outro comprovativo.':
    'Sur votre page, vous pouvez envoyer un autre justificatif.',
  Motivo: 'Motif',
  'Não se consegue ler': 'Il est illisible',
  'O valor não é o da reserva': 'Le montant n’est pas celui de la réservation',
  'O pagamento não chegou à conta da junta':
    'Le paiement n’est pas arrivé sur le compte de la mairie',
  'Pagamento por confirmar': 'Paiement à confirmer',
  'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.':
    'Nous avons retiré la confirmation du paiement de cette réservation. Si vous avez déjà payé, répondez à ce message ou envoyez le justificatif sur votre page.',
  'Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Nous allons vous rembourser {valor}, par le même moyen de paiement.',
  'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.':
    'Si vous avez déjà payé, répondez à ce message avec le justificatif, pour que nous puissions vous rembourser.',
  'Reserva cancelada': 'Réservation annulée',
  'Cancelámos a sua reserva, como pediu.':
    'Nous avons annulé votre réservation, comme vous l’avez demandé.',
  'Evento cancelado': 'Événement annulé',
  'O evento em que se inscreveu foi cancelado.':
    'L’événement auquel vous étiez inscrit est annulé.',
  'Vamos conferir o comprovativo que enviou e devolver-lhe o que pagou.':
    'Nous allons vérifier le justificatif que vous avez envoyé et vous rembourser.',
  'Se tiver dúvidas, responda a esta mensagem.':
    'Si vous avez des questions, répondez à ce message.',
  'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento. Se não o receber nos próximos dias, responda a esta mensagem.':
    'Nous vous avons remboursé {valor}, par le même moyen de paiement. Si vous ne recevez rien dans les prochains jours, répondez à ce message.',
  'Segundo os nossos registos, não há nada a devolver. Se não for assim, responda a esta mensagem.':
    'D’après nos registres, il n’y a rien à rembourser. Si ce n’est pas le cas, répondez à ce message.',
  'Apagámos dos nossos registos a reserva no evento que foi cancelado.':
    'Nous avons effacé de nos registres la réservation pour l’événement annulé.',
  'Apagámos dos nossos registos a reserva que cancelou.':
    'Nous avons effacé de nos registres la réservation que vous aviez annulée.',
  'A sua reserva foi cancelada pela junta. Se não sabe porquê, responda a esta mensagem.':
    'Votre réservation a été annulée par la mairie. Si vous ne savez pas pourquoi, répondez à ce message.',
  'Reserva apagada': 'Réservation effacée',
  'Dissemos-lhe que a sua reserva fora cancelada, mas foi engano: o evento mantém-se, e a sua reserva também.':
    'Nous vous avons dit que votre réservation était annulée, mais c’était une erreur : l’événement est maintenu, et votre réservation aussi.',
  'Se entretanto deixou de poder vir, responda a esta mensagem.':
    'Si, entre-temps, vous ne pouvez plus venir, répondez à ce message.',
  'A sua reserva mantém-se': 'Votre réservation est maintenue',
  'Confirmámos o pagamento da reserva no evento que foi cancelado. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Nous avons confirmé le paiement de la réservation pour l’événement annulé. Nous allons vous rembourser {valor}, par le même moyen de paiement.',
  'Confirmámos o pagamento da reserva que cancelou. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Nous avons confirmé le paiement de la réservation que vous avez annulée. Nous allons vous rembourser {valor}, par le même moyen de paiement.',
  'Devolução feita': 'Remboursement effectué',
  'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, le montant de la réservation pour l’événement annulé, par le même moyen de paiement.',
  'Devolvemos-lhe {valor}, o valor da reserva que cancelou, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, le montant de la réservation que vous avez annulée, par le même moyen de paiement.',
  'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, payés en trop, par le même moyen de paiement.',
  'Se não o receber nos próximos dias, responda a esta mensagem.':
    'Si vous ne recevez rien dans les prochains jours, répondez à ce message.',
  'Devolução por fazer': 'Remboursement à faire',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Nous vous avons dit que nous avions remboursé {valor}, le montant de la réservation pour l’événement annulé, mais c’était une erreur : le remboursement reste à faire. Nous vous écrirons quand ce sera fait.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva que cancelou, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Nous vous avons dit que nous avions remboursé {valor}, le montant de la réservation que vous avez annulée, mais c’était une erreur : le remboursement reste à faire. Nous vous écrirons quand ce sera fait.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Nous vous avons dit que nous avions remboursé {valor}, payés en trop, mais c’était une erreur : le remboursement reste à faire. Nous vous écrirons quand ce sera fait.',
  'Olá, {nome}.': 'Bonjour {nome},',
  'A minha reserva': 'Ma réservation',
  Evento: 'Événement',
  Quando: 'Quand',
  Onde: 'Où',
  Quem: 'Qui',
  Referência: 'Référence',
  'Total da reserva': 'Total de la réservation',
  'Total pago': 'Total payé',
  'Total a pagar': 'Total à payer',
  Total: 'Total',
  'Preço por adulto': 'Prix par adulte',
  'Preço por criança': 'Prix par enfant',
  adulto: 'adulte',
  adultos: 'adultes',
  criança: 'enfant',
  crianças: 'enfants',
  'Como pagar': 'Comment payer',
  'Como pagar, até {dia}': 'Comment payer, jusqu’au {dia}',
  'Transferência (IBAN)': 'Virement (IBAN)',
  'MB WAY': 'MB WAY',
  'Outras formas': 'Autres moyens',
  'Pergunte à junta como pode pagar.': 'Demandez à la mairie comment payer.',
  '{dia}, às {hora}': '{dia} à {hora}',
  '{dia}, às {hora}, quando o evento começa': '{dia} à {hora}, quand l’événement commence',
  '{inicio}, até {dia}': '{inicio}, jusqu’au {dia}',
  '{inicio}, até {dia}, às {hora}': '{inicio}, jusqu’au {dia} à {hora}',
  '{inicio}, até às {hora}': '{inicio}, jusqu’à {hora}',
  'Cancelado: {titulo}': 'Annulé : {titulo}',
  'Código QR': 'Code QR',
  'Em anexo: {nomes}': 'En pièce jointe : {nomes}',
  'Telefone: {numeros}': 'Téléphone : {numeros}',
  'Atendimento: {horario}': 'Accueil du public : {horario}',
  '{nome} escreveu a {momento}:': '{nome} a écrit le {momento} :',
};
