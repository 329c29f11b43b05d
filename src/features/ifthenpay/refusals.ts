/** What is refused about payments, in words. */
export const refusals = {
  nothingToPay: 'Não há nada a pagar por esta reserva',
  notMobile: 'Escreva um número de telemóvel português, com nove algarismos',
  paymentRefused:
    'O pagamento não pôde ser pedido. Confirme o número e tente de novo, ou pague de outra forma',
  paymentUnclear:
    'Não sabemos se o pedido de pagamento chegou. Se o telemóvel lho perguntar, pode aceitar; se não, espere uns minutos e tente de novo',
  notPaidYet: 'Este pagamento ainda não está feito',
};
