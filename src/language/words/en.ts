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
  // Pages: the village, contacts, map, search, news and events.
  Parque: 'Park',
  Administração: 'Run by',
  Coordenadas: 'Coordinates',
  '{graus}° O': '{graus}° W',
  'A aldeia por extenso': 'The village in full',
  'Como chegar': 'Getting here',
  'Continuar o passeio': 'Keep exploring',
  Aldeia: 'Village',
  'A aldeia': 'The village',
  'Nesta página': 'On this page',
  Factos: 'Facts',
  'Abrir no mapa': 'Open the map',
  '(noutra janela)': '(in another window)',
  'Morada e contactos': 'Address and contacts',
  'Junta de freguesia': 'Parish council',
  Email: 'Email',
  'Horário de atendimento': 'Opening hours of the council',
  'Transportes e serviços': 'Transport and services',
  'Contactos úteis': 'Useful contacts',
  'Escreva-nos': 'Write to us',
  'Uma dúvida, uma sugestão, um caminho por limpar. Lemos todas as mensagens e respondemos para o email que indicar.':
    'A question, a suggestion, an overgrown path. We read every message and reply to the email address you give us.',
  Telefone: 'Phone',
  Telemóvel: 'Mobile',
  'Atendimento: {horario}': 'Opening hours: {horario}',
  Mapa: 'Map',
  'Tudo no mapa': 'Everything on the map',
  Descobrir: 'Discover',
  'O que há na aldeia e aqui perto, e a que distância do centro, em linha reta.':
    'What there is in the village and nearby, and how far from the centre as the crow flies.',
  'Ainda ninguém pôs pinos neste mapa. Volte em breve.':
    'Nobody has put pins on this map yet. Come back soon.',
  'Mapa de {aldeia}': 'Map of {aldeia}',
  'Tudo o que há em {aldeia} num só mapa, e em lista.':
    'Everything in {aldeia} on a single map, and as a list.',
  Tudo: 'Everything',
  'Página indisponível': 'Page not available',
  'A página que procura não está disponível.': 'The page you are looking for is not available.',
  'Ups, parece que se perdeu na nossa aldeia...':
    'Oops, you seem to have got lost in our village...',
  'A página que procura não existe ou mudou de sítio. Comece de novo pela praça.':
    'The page you are looking for does not exist or has moved. Start again from the square.',
  'Voltar ao início': 'Back to the start',
  'Pesquisar no site': 'Search the site',
  'Perguntar à junta': 'Ask the council',
  Todos: 'All',
  Notícias: 'News',
  Projetos: 'Projects',
  Eventos: 'Events',
  Notícia: 'News',
  Projeto: 'Project',
  Evento: 'Event',
  '{tipo} cancelado': '{tipo} cancelled',
  'Não há notícias nem eventos por agora. Volte em breve.':
    'There are no news or events for now. Come back soon.',
  'Próximos eventos': 'Coming events',
  'Todos os eventos': 'All events',
  'Já aconteceu': 'Past events',
  'As últimas': 'The latest',
  'Mais antigas': 'Older',
  'Publicado em': 'Published on',
  'Este evento foi cancelado.': 'This event has been cancelled.',
  'Este evento já aconteceu.': 'This event is over.',
  'Guardar no calendário': 'Save to calendar',
  'Início{doEvento}': 'Starts',
  Fim: 'Ends',
  Início: 'Home',
  'Inscrição Disponível': 'Sign-up open',
  Esgotado: 'Full',
  'Abertos hoje': 'Open today',
  'Hoje não há nada aberto. Telefone, que às vezes se arranja.':
    'Nothing is open today. Try ringing: something can often be arranged.',
  Horário: 'Opening hours',
  Pesquisa: 'Search',
  'Pesquisa: {q}': 'Search: {q}',
  Pesquisar: 'Search',
  'Pesquisar em tudo o que este site conta sobre {aldeia}.':
    'Search everything this site tells about {aldeia}.',
  'O que procura?': 'What are you looking for?',
  'Com ou sem acentos; o começo da palavra chega.':
    'With or without accents; the start of a word is enough.',
  'Nenhum resultado para «{q}»': 'No results for ‘{q}’',
  'Um resultado para «{q}»': 'One result for ‘{q}’',
  '{quantos} resultados para «{q}»': '{quantos} results for ‘{q}’',
  'Não encontrámos nada com essas palavras. Experimente outra, ou menos letras.':
    'We found nothing with those words. Try another one, or fewer letters.',
  'Só nos documentos, por tipo, ano e órgão': 'Only in the documents, by kind, year and body',
  'Por onde começar': 'Where to start',
  'Ou comece por aqui:': 'Or start here:',

  // Forms and the captcha.
  'A preparar a verificação…': 'Getting the check ready…',
  'A verificação não pôde ser carregada.': 'The check could not be loaded.',
  'Tentar de novo': 'Try again',
  'Verificação concluída. Já pode enviar.': 'Check complete. You can send it now.',
  'Não sou um robô': 'I am not a robot',
  'A verificar…': 'Checking…',
  Verificado: 'Checked',
  'A verificação falhou. Tente de novo.': 'The check failed. Try again.',
  'A verificação expirou. Tente de novo.': 'The check has expired. Try again.',
  'A verificação ainda não terminou. Aguarde um momento.':
    'The check is not finished yet. Wait a moment.',
  'Há um campo por corrigir.': 'There is one field to correct.',
  'Há {campos} campos por corrigir.': 'There are {campos} fields to correct.',
  'A enviar…': 'Sending…',
  Enviar: 'Send',
  'Mensagem à junta de freguesia': 'Message to the parish council',
  'Todos os campos são obrigatórios.': 'All fields are required.',
  Nome: 'Name',
  Assunto: 'Subject',
  Mensagem: 'Message',
  'Mensagem recebida com sucesso.': 'We have received your message.',
  'Usamos o que escrever apenas para lhe responder, e apagamo-lo ao fim de 12 meses. Saiba mais em':
    'We use what you write only to answer you, and delete it after 12 months. Read more under',
  Privacidade: 'Privacy',
  'Para enviar por aqui, ative o JavaScript do navegador.':
    'To send it from here, turn on JavaScript in your browser.',
  'Também pode escrever para': 'You can also write to',

  // Signing up for an event.
  Inscrever: 'Sign up',
  'Entrar na lista de espera': 'Join the waiting list',
  'Lista de espera': 'Waiting list',
  Inscrição: 'Sign-up',
  'Fechar a inscrição': 'Close the sign-up',
  Fechar: 'Close',
  'sem vagas': 'no places left',
  vaga: 'place left',
  vagas: 'places left',
  adulto: 'adult',
  adultos: 'adults',
  criança: 'child',
  crianças: 'children',
  ou: 'or',
  'Para se inscrever, telefone para a junta': 'To sign up, ring the council',
  'Para se inscrever, telefone para a junta:': 'To sign up, ring the council:',
  'Inscrições encerradas': 'Sign-up closed',
  'Foram aceites até': 'It was open until',
  Preço: 'Price',
  Gratuito: 'Free',
  'por adulto': 'for each adult',
  'por criança (6 a 12 anos)': 'for each child (aged 6 to 12)',
  'As crianças com menos de 6 anos vêm com os seus adultos: não pagam e não é preciso inscrevê-las.':
    'Children under 6 come with their adults: they pay nothing and need not be signed up.',
  Vagas: 'Places',
  'de {lugares}, com inscrições até': 'of {lugares} left; sign up by',
  'Nenhuma: o único lugar está reservado': 'None: the only place is booked',
  'Nenhuma: os {lugares} lugares estão reservados': 'None: all {lugares} places are booked',
  'Não há lugares livres. Se houver para todos os que inscrever, escrevemos-lhe, e tem algum tempo para os aceitar. Até lá não paga nada.':
    'There are no places left. If some come free for everyone you sign up, we write to you, and you have a little time to accept them. Until then you pay nothing.',
  'Cada reserva é para uma só pessoa.': 'Each booking is for one person only.',
  'Cada reserva pode trazer até {pessoas} pessoas.':
    'Each booking may bring up to {pessoas} people.',
  'Número de adultos': 'Number of adults',
  'Número de crianças (6 aos 12 anos)': 'Number of children (aged 6 to 12)',
  'Adulto {preco}': 'Adult {preco}',
  'Criança {preco}': 'Child {preco}',
  'Participação gratuita': 'Free of charge',
  Total: 'Total',
  'A confirmar…': 'Confirming…',
  Confirmar: 'Confirm',
  'Ao confirmar, aceita os': 'By confirming, you accept the',
  'termos e condições': 'terms and conditions',
  '(abre noutra janela)': '(opens in another window)',
  'Usamos os seus dados apenas para esta reserva e apagamo-los 6 meses depois do evento. Saiba mais em':
    'We use your details only for this booking and delete them 6 months after the event. Read more under',
  'Reserva efetuada com sucesso.': 'Your booking is made.',
  'Reservou lugar para {quem}, num total de {total}.':
    'You have booked for {quem}, {total} in all.',
  'Reservou lugar para {quem}.': 'You have booked for {quem}.',
  'Vai receber um email com os dados da reserva.':
    'You will get an email with the details of your booking.',
  'Abra a página da reserva e guarde o endereço dela: é só seu, e é por ele que volta à reserva.':
    'Open the page of your booking and keep its address: it is yours alone, and it is the way back to your booking.',
  'A inscrição só fica válida depois de enviar o comprovativo de pagamento, até {dia}, e de a junta o validar.':
    'The booking only becomes valid after you send proof of payment, by {dia}, and the council has checked it.',
  'A inscrição só fica válida depois de enviar o comprovativo de pagamento e de a junta o validar.':
    'The booking only becomes valid after you send proof of payment and the council has checked it.',
  'O email explica como.': 'The email explains how.',
  'A página da reserva explica como.': 'The page of the booking explains how.',
  'Ficou na lista de espera.': 'You are on the waiting list.',
  'Espera lugar para {quem}.': 'You are waiting for places for {quem}.',
  'Se os houver, recebe um email para os aceitar ou recusar.':
    'If there are any, you get an email to accept or decline them.',
  'Guarde o endereço da página da reserva: se os houver, é lá que os aceita.':
    'Keep the address of the booking page: if there are any, that is where you accept them.',
  'Ver a minha reserva': 'See my booking',

  // The private page of a booking.
  'A minha reserva': 'My booking',
  'A minha reserva: {evento}': 'My booking: {evento}',
  'Página privada de uma reserva.': 'Private page of a booking.',
  'Olá, {nome}. Este endereço é só seu: guarde-o e não o partilhe.':
    'Hello, {nome}. This address is yours alone: keep it and do not share it.',
  'Motivo: {motivo}': 'Reason: {motivo}',
  Quando: 'When',
  ', às {hora}': ', at {hora}',
  Onde: 'Where',
  Quem: 'Who',
  'Por pagar': 'Still to pay',
  Referência: 'Reference',
  'Total da reserva': 'Booking total',
  'Total pago': 'Total paid',
  'Total a pagar': 'Total to pay',
  'Código QR desta reserva': 'QR code of this booking',
  'À entrada, mostre este código.': 'Show this code at the entrance.',
  'Ver o evento': 'See the event',
  'Juntar ao calendário': 'Add to calendar',
  'Para enviar o comprovativo, mudar ou cancelar sem JavaScript, fale com a junta.':
    'To send the proof, change or cancel without JavaScript, talk to the council.',
  'Evento cancelado': 'Event cancelled',
  'A junta cancelou este evento, e com ele a sua reserva.':
    'The council has cancelled this event, and your booking with it.',
  'Reserva cancelada': 'Booking cancelled',
  'Cancelou esta reserva a {dia} e os lugares ficaram livres.':
    'You cancelled this booking on {dia} and the places are free again.',
  'Evento retirado': 'Event withdrawn',
  'A junta retirou este evento do site, e esta reserva já não conta. Se tiver dúvidas, fale com a junta.':
    'The council has taken this event off the site, and this booking no longer counts. If you have any questions, talk to the council.',
  'Em lista de espera': 'On the waiting list',
  'Se houver lugares para todos, escrevemos-lhe, e esta página di-lo. Até lá não há nada a pagar.':
    'If there are places for everyone, we write to you, and this page says so. Until then there is nothing to pay.',
  'Há lugares para si': 'There are places for you',
  'Guardamo-los até {quando}. Depois passam a quem está a seguir.':
    'We keep them until {quando}. After that they go to the next in line.',
  'Reserva expirada': 'Booking expired',
  'O seu pagamento chegou depois do prazo. A junta vai ver se ainda há lugares; se não houver, devolve-lhe tudo.':
    'Your payment came after the deadline. The council will see whether there are still places; if not, you get everything back.',
  'O prazo passou e os lugares ficaram livres. Se entretanto pagou, envie o comprovativo; se ainda quer vir, fale com a junta.':
    'The deadline has passed and the places are free again. If you have paid in the meantime, send the proof; if you still want to come, talk to the council.',
  'Reserva feita': 'Booking made',
  'Não há nada a pagar. Até lá.': 'There is nothing to pay. See you there.',
  'Pagamento confirmado': 'Payment confirmed',
  'A inscrição está válida e o lugar é seu.': 'Your booking is valid and the place is yours.',
  'Comprovativo recusado': 'Proof of payment refused',
  'A junta não pôde aceitar o comprovativo que enviou. Envie outro, ou fale com a junta.':
    'The council could not accept the proof of payment you sent. Send another, or talk to the council.',
  'Não se consegue ler': 'It cannot be read',
  'O valor não é o da reserva': 'The amount is not that of the booking',
  'O pagamento não chegou à conta da junta': 'The payment has not reached the council’s account',
  'Comprovativo recebido': 'Proof of payment received',
  'A junta vai conferi-lo. Quando o pagamento estiver confirmado, esta página di-lo.':
    'The council will check it. Once the payment is confirmed, this page says so.',
  'À espera de pagamento': 'Waiting for payment',
  'Pague até {dia}.': 'Pay by {dia}.',
  'Se pagar agora, aqui em baixo, a inscrição fica logo válida; de outra forma, depois de enviar o comprovativo e de a junta o confirmar.':
    'If you pay now, below, the booking is valid at once; otherwise, after you send the proof of payment and the council has confirmed it.',
  'A inscrição fica válida depois de enviar o comprovativo e de a junta o confirmar.':
    'The booking becomes valid after you send the proof of payment and the council has confirmed it.',
  'A junta vai conferir o comprovativo que enviou e devolver-lhe o que pagou.':
    'The council will check the proof you sent and refund what you paid.',
  'Se já tinha pago, fale com a junta, para lhe devolver o valor.':
    'If you had already paid, talk to the council to get your money back.',
  'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento.':
    'We have refunded you {valor}, the same way you paid.',
  'Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'We will refund you {valor}, the same way you paid.',
  'Como pagar': 'How to pay',
  'Outras formas de pagar': 'Other ways to pay',
  'Transferência (IBAN)': 'Bank transfer (IBAN)',
  'MB WAY': 'MB WAY',
  'Outras formas': 'Other ways',
  'Pergunte à junta como pode pagar.': 'Ask the council how you can pay.',
  'Os contactos da junta': 'The council’s contacts',
  Valor: 'Amount',
  'o valor': 'the amount',
  'o IBAN': 'the IBAN',
  'Código QR da transferência': 'QR code of the transfer',
  'Se a aplicação do seu banco lê códigos de transferência, aponte-a para aqui: o valor, a conta e a referência ficam preenchidos.':
    'If your bank’s app reads transfer codes, point it here: the amount, the account and the reference are filled in.',
  Copiar: 'Copy',
  'Copiado.': 'Copied.',
  'Está selecionado: copie-o.': 'It is selected: copy it.',
  'Comprovativo de pagamento': 'Proof of payment',
  'Um PDF ou uma fotografia, até 20 MB. Só a junta o pode ver.':
    'A PDF or a photograph, up to 20 MB. Only the council can see it.',
  'Enviar comprovativo': 'Send proof',
  'Enviar outro comprovativo': 'Send another proof',
  '{dia}, às {hora}, quando o evento começa': '{dia}, at {hora}, when the event begins',
  'Vêm menos pessoas?': 'Fewer people coming?',
  'Pode diminuir a reserva, com devolução do que pagou a mais, até {prazo}.':
    'You can reduce the booking, with a refund of what you overpaid, until {prazo}.',
  'Mudar a reserva': 'Change the booking',
  'Quantas pessoas vêm?': 'How many people are coming?',
  Adultos: 'Adults',
  'Crianças (6 aos 12 anos)': 'Children (aged 6 to 12)',
  'Se não vem ninguém, feche e cancele a reserva.':
    'If nobody is coming, close this and cancel the booking.',
  'Escolha quantas pessoas vêm agora: só pode diminuir.':
    'Choose how many people are coming now: it can only go down.',
  'O total passa a {total}.': 'The total becomes {total}.',
  'Vamos devolver-lhe {valor}.': 'We will refund you {valor}.',
  'Fica por pagar {valor}.': 'You still have {valor} to pay.',
  'Não há nada a pagar.': 'There is nothing to pay.',
  'Não é possível voltar atrás.': 'This cannot be undone.',
  'Sim, mudar': 'Yes, change it',
  Cancelar: 'Cancel',
  'Cancelar a reserva': 'Cancel the booking',
  'Sair da lista de espera': 'Leave the waiting list',
  'Sair da lista': 'Leave the list',
  'Pode cancelar, com devolução do que pagou, até {prazo}.':
    'You can cancel, with a refund of what you paid, until {prazo}.',
  'O prazo para cancelar com devolução terminou a {dia}, às {hora}, quando o evento começou.':
    'The time to cancel with a refund ended on {dia}, at {hora}, when the event began.',
  'O prazo para cancelar com devolução terminou a {dia}.':
    'The time to cancel with a refund ended on {dia}.',
  'Se não puder vir,': 'If you cannot come,',
  'avise a junta': 'let the council know',
  ', para que outra pessoa aproveite o lugar.': ', so that someone else can have the place.',
  'Deseja sair da lista de espera?': 'Do you want to leave the waiting list?',
  'Deseja cancelar a reserva?': 'Do you want to cancel the booking?',
  'Perde a sua vez e não é possível voltar atrás.':
    'You lose your turn, and this cannot be undone.',
  'Os lugares ficam livres para outras pessoas e não é possível voltar atrás.':
    'The places become free for other people, and this cannot be undone.',
  'Sim, sair': 'Yes, leave',
  'Sim, cancelar': 'Yes, cancel',
  'Aceitar ou recusar': 'Accept or decline',
  'Aceitar os lugares': 'Accept the places',
  Recusar: 'Decline',

  // Paying a booking.
  'Pagar agora {valor}': 'Pay {valor} now',
  'SIMULAÇÃO: isto é um ensaio, e ninguém paga a sério.':
    'SIMULATION: this is a rehearsal, and nobody pays for real.',
  'Como quer pagar': 'How do you want to pay',
  Multibanco: 'Multibanco (ATM)',
  'Telemóvel com MB WAY': 'Mobile with MB WAY',
  'Pagar com MB WAY': 'Pay with MB WAY',
  'Obter a referência': 'Get the reference',
  'Abra a aplicação MB WAY no telemóvel e aceite {valor}. Assim que estiver pago, esta página di-lo.':
    'Open the MB WAY app on your phone and accept {valor}. As soon as it is paid, this page says so.',
  'O último pedido não foi aceite a tempo. Pode pedir outra vez.':
    'The last request was not accepted in time. You can ask again.',
  Entidade: 'Entity',
  'a entidade': 'the entity',
  'a referência': 'the reference',
  'o valor da referência': 'the amount of the reference',
  Até: 'Until',
  'Pague num multibanco ou no seu banco, em «Pagamento de serviços».':
    'Pay at a Portuguese cash machine (Multibanco) or through your Portuguese bank, under ‘Pagamento de serviços’.',

  // Refusals that visitors can meet.
  'Sem ligação ao servidor. O que escreveu continua aqui: verifique a internet e tente de novo.':
    'No connection to the server. What you wrote is still here: check your internet and try again.',
  'Campo obrigatório': 'Required',
  'Valor inválido': 'Not valid',
  'Email submetido inválido': 'This email address is not valid',
  Inválido: 'Nine digits, of a Portuguese number',
  'Indique um número inteiro': 'Enter a whole number',
  'Texto demasiado longo (máximo {1} caracteres)': 'Text too long (at most {1} characters)',
  'Escreva só o nome, sem endereços de sites': 'Write only the name, without web addresses',
  'O valor mínimo é {1}': 'The least is {1}',
  'O valor máximo é {1}': 'The most is {1}',
  'Não encontrado': 'Not found',
  'Demasiadas tentativas. Aguarde um pouco e tente de novo':
    'Too many attempts. Wait a little and try again',
  'Chave de API em falta ou errada': 'The page is out of date. Reload it and try again',
  'A verificação falhou ou expirou. Tente de novo': 'The check failed or has expired. Try again',
  'A verificação automática falhou. Verifique a ligação à internet e tente de novo':
    'The automatic check failed. Check your internet connection and try again',
  'Não se percebe o pedido: chegou cortado ou mal escrito. Tente de novo':
    'The request could not be understood: it arrived cut short or garbled. Try again',
  'O pedido não diz a que se refere. Tente de novo':
    'The request does not say what it is about. Try again',
  'Tipo de conteúdo não aceite': 'This type of content is not accepted',
  'O pedido é demasiado grande': 'The request is too large',
  'Pedido inválido': 'Request not valid',
  'Não há espaço no servidor, e por isso nada foi guardado. Avise a junta, e tente mais tarde':
    'There is no room on the server, so nothing was saved. Tell the council, and try later',
  'O serviço está temporariamente indisponível. Tente de novo dentro de momentos':
    'The service is not available just now. Try again in a moment',
  'Vagas insuficientes': 'Not enough places left',
  'Indique pelo menos uma pessoa': 'Enter at least one person',
  'O evento já não existe': 'The event no longer exists',
  'Cada reserva é para uma só pessoa': 'Each booking is for one person only',
  'Cada reserva pode trazer no máximo {1} pessoas': 'Each booking may bring at most {1} people',
  'Entretanto foram reservados outros lugares. Reduza o número de pessoas ou fale com a junta':
    'Other places have been booked in the meantime. Bring fewer people or talk to the council',
  'As inscrições para este evento estão encerradas': 'Sign-up for this event is closed',
  'O prazo para mudar a reserva terminou. Fale com a junta':
    'The time to change the booking is over. Talk to the council',
  'Só pode diminuir. Para trazer mais pessoas, faça outra reserva':
    'It can only go down. To bring more people, make another booking',
  'O prazo para cancelar terminou. Fale com a junta':
    'The time to cancel is over. Talk to the council',
  'Esta reserva foi cancelada': 'This booking has been cancelled',
  'Esta reserva ainda não tem lugar: está em lista de espera':
    'This booking has no place yet: it is on the waiting list',
  'O prazo desta reserva passou': 'The deadline of this booking has passed',
  'A oferta deste lugar já terminou': 'The offer of this place is over',
  'Não há nada a pagar por esta reserva': 'There is nothing to pay for this booking',
  'Escreva um número de telemóvel português, com nove algarismos':
    'Write a Portuguese mobile number, with nine digits',
  'O pagamento não pôde ser pedido. Confirme o número e tente de novo, ou pague de outra forma':
    'The payment could not be requested. Check the number and try again, or pay another way',
  'Não sabemos se o pedido de pagamento chegou. Se o telemóvel lho perguntar, pode aceitar; se não, espere uns minutos e tente de novo':
    'We do not know whether the payment request arrived. If your phone asks, you may accept; if not, wait a few minutes and try again',
  'Escolha um ficheiro': 'Choose a file',
  'O ficheiro está vazio': 'The file is empty',
  'Envie um ficheiro de cada vez': 'Send one file at a time',
  'O envio do ficheiro ficou a meio. Tente de novo': 'The file was only partly sent. Try again',
  'O ficheiro é demasiado grande (máximo {1} MB)': 'The file is too large (at most {1} MB)',
  'Só são aceites ficheiros PDF e fotografias JPEG, PNG, WebP ou AVIF':
    'Only PDF files and JPEG, PNG, WebP or AVIF photographs are accepted',
  'O ficheiro está danificado ou não é o que diz ser':
    'The file is damaged or is not what it claims to be',
  'Não foi possível abrir o ficheiro. Experimente uma versão mais pequena':
    'The file could not be opened. Try a smaller version',
  'A fotografia tem demasiados píxeis': 'The photograph has too many pixels',
  'Não há espaço no servidor para guardar o ficheiro. Avise quem gere o site':
    'There is no room on the server for the file. Tell whoever runs the site',
} as const;
