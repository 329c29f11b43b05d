import { counted } from '../../language/counted.ts';

/** What is refused about bookings, in words. */
export const refusals = {
  nobodyToWriteTo: 'Não há ninguém, destas reservas, com email a quem escrever',
  seats: 'Vagas insuficientes',
  othersWait:
    'Há quem espere por lugar, e as vagas são primeiro para quem espera. Pode entrar na lista de espera',
  nobody: 'Indique pelo menos uma pessoa',
  eventUnknown: 'O evento já não existe',
  partyTooLarge: (most: number) =>
    most === 1
      ? 'Cada reserva é para uma só pessoa'
      : `Cada reserva pode trazer no máximo ${most} pessoas`,
  belowEnrolled: (people: number) =>
    `Já há ${counted(people, 'pessoa inscrita', 'pessoas inscritas')}: o máximo não pode ser inferior`,
  tooLateToChange: 'O prazo para mudar a reserva terminou. Fale com a junta',
  onlySmaller: 'Só pode diminuir. Para trazer mais pessoas, faça outra reserva',
  noProof: 'Não há comprovativo por validar nesta reserva',
  proofFirst:
    'Há um comprovativo por validar nesta reserva. Confirme o pagamento ou recuse-o, e só depois devolva',
  otherProof: 'Entretanto chegou outro comprovativo. Veja-o antes de recusar',
  tooLateToCancel: 'O prazo para cancelar terminou. Fale com a junta',
  bookingCancelled: 'Esta reserva foi cancelada',
  bookingNotYet: 'Esta reserva ainda não tem lugar: está em lista de espera',
  bookingExpired: 'O prazo desta reserva passou',
  bookingNotExpired: 'O prazo desta reserva não passou',
  offerOver: 'A oferta deste lugar já terminou',
  eventCancelled: 'Este evento já foi cancelado, e quem se inscreveu já o sabe',
  eventOver: 'Este evento já acabou',
  bookingChanged: 'Esta reserva mudou entretanto. Veja como está agora e tente de novo',
  arrivedMeanwhile: (people: number) =>
    `Entretanto já marcaram ${counted(people, 'pessoa como chegada', 'pessoas como chegadas')}`,
  moreThanBooked: (people: number) => `Esta reserva é para ${counted(people, 'pessoa', 'pessoas')}`,
  moneyInBooking: (held: string) =>
    `A junta tem ${held} desta reserva: antes de a apagar, diga se já os devolveu ou se não há nada a devolver`,
  bookingRefunded: 'O valor desta reserva já foi devolvido',
  provenPayment:
    'A ifthenpay confirmou que este dinheiro chegou: o pagamento não se cancela, devolve-se. Se a reserva fica sem efeito, cancele-a primeiro',
  nothingToGiveBack: 'Esta reserva não tem nada a devolver',
  signUpClosed: 'As inscrições para este evento estão encerradas',
};
