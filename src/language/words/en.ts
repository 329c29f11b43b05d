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

  // Around every page.
  Línguas: 'Languages',
  'em português': 'in Portuguese',
  'Notícias e avisos': 'News and notices',
  'Página por abrir': 'Page not opened',
  'Não foi possível abrir esta página. Tente de novo dentro de momentos.':
    'This page could not be opened. Please try again in a moment.',
  // The frame of every page, and what its lists and records have in common.
  Menu: 'Menu',
  'Fechar menu': 'Close menu',
  Secções: 'Sections',
  Principal: 'Main',
  Pesquisar: 'Search',
  Pesquisa: 'Search',
  '{nome}: página inicial': '{nome}: home page',
  'Saltar para o conteúdo': 'Skip to content',
  'Mapa do site': 'Site map',
  Mapa: 'Map',
  Visitar: 'Visit',
  Viver: 'Living here',
  'Este site': 'This site',
  'Termos e condições': 'Terms and conditions',
  Privacidade: 'Privacy',
  Acessibilidade: 'Accessibility',
  'Área reservada': 'Staff area',
  'Livro de reclamações': 'Complaints book',
  'Responsável: {nome}': 'Responsible for this site: {nome}',
  'Redes sociais e reclamações': 'Social media and complaints',
  'Avisos urgentes': 'Urgent notices',
  'Fechar aviso: {titulo}': 'Close notice: {titulo}',
  Perigo: 'Danger',
  Atenção: 'Caution',
  Informação: 'Information',
  até: 'until',
  'Não conseguimos abrir esta página': 'We could not open this page',
  'Pode ser um contratempo nosso, que costuma passar depressa.':
    'It may be a problem on our side, and those usually pass quickly.',
  'Falar com a junta': 'Talk to the parish council',
  'Tentar de novo': 'Try again',
  'Onde está': 'You are here',
  Início: 'Home',
  'Nesta página': 'On this page',
  'Mostrar só': 'Show only',
  Páginas: 'Pages',
  'Página {numero}': 'Page {numero}',
  Anterior: 'Previous',
  Seguinte: 'Next',
  '{titulo}, página {pagina}': '{titulo}, page {pagina}',
  Informações: 'Information',
  'Publicado em': 'Published on',
  'Atualizado em': 'Updated on',
  Tabela: 'Table',
  Onde: 'Where',
  'No mapa': 'On the map',
  'Na Internet': 'On the web',
  '(abre noutro separador)': '(opens in a new tab)',
  'a cerca de {distancia} do centro': 'about {distancia} from the centre',
  '{distancia}, em linha reta': '{distancia}, in a straight line',
  'Como chegar': 'How to get there',
  '(direções no OpenStreetMap, noutra janela)': '(directions on OpenStreetMap, in another window)',
  'Mapa de {nome}': 'Map of {nome}',
  Aproximar: 'Zoom in',
  Afastar: 'Zoom out',
  Telemóvel: 'Mobile',
  Telefone: 'Phone',
  'Fechado {dia}, {data}': 'Closed {dia}, {data}',
  'Fechado {dias}': 'Closed {dias}',
  'No resto do ano': 'The rest of the year',
  'De {inicio} a {fim}': 'From {inicio} to {fim}',
  'Fecha nos feriados.': 'Closed on public holidays.',
  'agora mesmo': 'just now',
  'há {tempo}': '{tempo} ago',
  minuto: 'minute',
  minutos: 'minutes',
  hoje: 'today',
  ontem: 'yesterday',
  // Photos and sharing.
  carrossel: 'carousel',
  Fotografias: 'Photos',
  fotografias: 'photos',
  Fotografia: 'Photo',
  fotografia: 'photo',
  '{lugar} de {total}': '{lugar} of {total}',
  'de {total}': 'of {total}',
  'Fotografia {lugar} de {total}': 'Photo {lugar} of {total}',
  'Fotografias de {nome}': 'Photos of {nome}',
  'Comandos do carrossel': 'Carousel controls',
  'Pausar o carrossel': 'Pause the carousel',
  'Pôr o carrossel a andar': 'Play the carousel',
  'Fotografia anterior': 'Previous photo',
  'Fotografia seguinte': 'Next photo',
  Partilhar: 'Share',
  'Imprimir cartaz': 'Print a poster',
  'Copiar texto para o grupo': 'Copy the text for a group',
  'Texto copiado.': 'Text copied.',
  'O texto ficou selecionado: copie-o.': 'The text is selected: please copy it.',
  // The landing page.
  'A aldeia': 'The village',
  'Ler Mais': 'Read more',
  'Ler Menos': 'Read less',
  'Conhecer {aldeia} com tempo': 'Get to know {aldeia} at leisure',
  'Conhecer a aldeia com tempo': 'Get to know the village at leisure',
  'Nas redondezas': 'Nearby',
  'A partir daqui': 'Starting here',
  'A partir de {aldeia}': 'Starting from {aldeia}',
  Comunidade: 'Community',
  Executivo: 'The council',
  Aviso: 'Notice',
  Comunicação: 'Announcement',
  'Horário de atendimento': 'Opening hours',
  'Escreva-nos': 'Write to us',
  'Contactos úteis': 'Useful contacts',
  'E ainda': 'And also',
  Cancelado: 'Cancelled',
  'Já aconteceu': 'Already over',
  'Inscrição Disponível': 'Booking open',
  Esgotado: 'Fully booked',
  'Ainda estamos a escrever sobre a aldeia. Volte em breve.':
    'We are still writing about the village. Come back soon.',
  'A aldeia ainda não está marcada no mapa.': 'The village is not marked on the map yet.',
  'Conhecer a aldeia': 'Discover the village',
  'A seguir': 'Coming up',
  'Ver o que há por aqui': 'See what there is here',
  'Ver todos os eventos': 'See all events',
  'Próxima sessão da assembleia de freguesia': 'Next session of the parish assembly',
  '{semana}, {dia} de {mes} de {ano}': '{semana}, {dia} {mes} {ano}',
  'Convocatória e ordem de trabalhos': 'Summons and agenda',
  'Seguir a aldeia': 'Follow the village',
  'Ver todas as notícias': 'See all news',
  // The sections: menu, headings, links to their lists, and what search results call a record.
  Descobrir: 'Discover',
  'Ficar e comer': 'Stay and eat',
  'Pontos de interesse': 'Places of interest',
  'Ponto de interesse': 'Place of interest',
  'A pé, sem pressa': 'On foot, no hurry',
  'Todos os pontos de interesse': 'All places of interest',
  'Ver todos os pontos de interesse': 'See all places of interest',
  'Lugares a que se chega a pé, com tempo e calçado bom.':
    'Places you can reach on foot, with time and good shoes.',
  'O que ver em {aldeia}: os lugares da aldeia, onde ficam e o que contam.':
    'What to see in {aldeia}: the places of the village, where they are and the stories they tell.',
  'Ainda não há pontos de interesse neste site. Na aldeia há sempre quem os mostre.':
    'There are no places of interest on this site yet. In the village, somebody will show you.',
  'Os nossos pontos de interesse estão em reconstrução. Volte em breve para os descobrir.':
    'Our places of interest are being rebuilt. Come back soon to discover them.',
  'Aqui perto': 'Nearby',
  'Todos os lugares aqui perto': 'All places nearby',
  'Ver todos os lugares aqui perto': 'See all places nearby',
  'Para ir e voltar no mesmo dia, com a aldeia à espera ao fim da tarde.':
    'Day trips, with the village waiting for you at the end of the afternoon.',
  'O que visitar perto de {aldeia}: lugares a que se vai e volta no mesmo dia.':
    'What to visit near {aldeia}: places for a day trip.',
  'Ainda não há lugares aqui perto neste site. Na aldeia sabem quais valem a viagem.':
    'There are no places nearby on this site yet. The village knows which are worth the trip.',
  'De momento, os lugares aqui perto estão inacessíveis. Espere que o nevoeiro levante.':
    'The places nearby are out of reach at the moment. Wait for the fog to lift.',
  Essência: 'Essence',
  'Aquilo de que somos feitos': 'What we are made of',
  'Toda a essência': 'All of our essence',
  'Ver toda a essência': 'See all of our essence',
  'Aquilo de que somos feitos, contado devagar.': 'What we are made of, told without haste.',
  'Aquilo de que {aldeia} é feita: histórias da terra, dos ofícios e das pessoas.':
    'What {aldeia} is made of: stories of the land, its crafts and its people.',
  'Ainda estamos a escrever sobre aquilo de que somos feitos. Volte em breve.':
    'We are still writing about what we are made of. Come back soon.',
  Alojamentos: 'Places to stay',
  Alojamento: 'Place to stay',
  Ficar: 'Stay',
  'Todos os alojamentos': 'All places to stay',
  'Ver todos os alojamentos': 'See all places to stay',
  'Para acordar com a serra à janela. Reserve diretamente com quem o recebe.':
    'Wake up to the hills at your window. Book directly with your hosts.',
  'Onde dormir em {aldeia}: hotéis, alojamento local e turismo rural, com moradas e telefones.':
    'Where to stay in {aldeia}: hotels, holiday rentals and country houses, with addresses and phone numbers.',
  'Ainda não há alojamentos neste site. Ligue para a junta: há sempre quem receba.':
    'There are no lodgings on this site yet. Ring the council: somebody always has a bed.',
  'Não encontrámos alojamentos. Ligue para a junta: há sempre quem receba.':
    'We found no places to stay. Ring the parish council: there is always someone with a room.',
  Hotel: 'Hotel',
  'Alojamento Local': 'Holiday rental',
  'Turismo Rural': 'Country house',
  Outro: 'Other',
  Restaurantes: 'Restaurants',
  Restaurante: 'Restaurant',
  Comer: 'Eat',
  'Todos os restaurantes': 'All restaurants',
  'Ver todos os restaurantes': 'See all restaurants',
  'Lume aceso, mesa posta e o prato da casa. Ao fim de semana, é melhor telefonar antes.':
    'A lit fire, a laid table and the dish of the house. At weekends, it is best to ring first.',
  'Onde comer em {aldeia}: pratos principais, moradas e telefones dos restaurantes.':
    'Where to eat in {aldeia}: main dishes, addresses and phone numbers of the restaurants.',
  'Ainda não há restaurantes neste site. Na junta sabem dizer-lhe onde se come bem.':
    'There are no restaurants on this site yet. The council can tell you where to eat well.',
  'Não encontrámos restaurantes. Na junta sabem dizer-lhe onde se come bem.':
    'We found no restaurants. At the parish council they can tell you where the food is good.',
  'Pratos Tradicionais': 'Traditional dishes',
  Grelhados: 'Grilled food',
  'Tapas/Sandes': 'Tapas and sandwiches',
  'Pratos principais': 'Main dishes',
  Lojas: 'Shops',
  Loja: 'Shop',
  'Levar para casa': 'Take home',
  'Todas as lojas': 'All shops',
  'Ver todas as lojas': 'See all shops',
  'O que a serra dá e as mãos fazem. Se vier de longe, confirme o horário por telefone.':
    'What the hills give and hands make. If you come from afar, check the opening hours by phone.',
  'As lojas de {aldeia}: o que vendem, onde ficam e em que número atendem.':
    'The shops of {aldeia}: what they sell, where they are and which number to ring.',
  'Ainda não há lojas neste site. Na aldeia dizem-lhe onde se compra.':
    'There are no shops on this site yet. In the village they can tell you where to buy.',
  'Não encontrámos lojas. Talvez seja dia de mercado noutra aldeia.':
    'We found no shops. Perhaps it is market day in another village.',
  'Notícias e eventos': 'News and events',
  'Notícias e projetos': 'News and projects',
  Notícias: 'News',
  Eventos: 'Events',
  Notícia: 'News',
  Projeto: 'Project',
  Evento: 'Event',
  'O que se passa': 'What’s on',
  'Todas as notícias e eventos': 'All news and events',
  'Ver todas as notícias e eventos': 'See all news and events',
  'O que aí vem, o que aconteceu e o que estamos a fazer.':
    'What is coming, what has happened and what we are working on.',
  'O que se passa em {aldeia}: próximos eventos, notícias e projetos da freguesia.':
    'What’s on in {aldeia}: upcoming events, news and projects of the parish.',
  'Não há notícias por agora. Na serra, isso costuma ser bom sinal.':
    'No news for now. In the hills, that is usually a good sign.',
  'Não há eventos agendados. Assim que a aldeia marcar a próxima festa, será aqui.':
    'No events are planned. As soon as the village sets the next festivity, it will be here.',
  Contactos: 'Contacts',
  Contacto: 'Contact',
  'Falar connosco': 'Talk to us',
  'Todos os contactos': 'All contacts',
  'Ver todos os contactos': 'See all contacts',
  'À porta da junta, ao telefone ou por escrito: alguém lhe responde.':
    'At the council’s door, by phone or in writing: someone will answer you.',
  'Morada, mapa, horário e telefones da {junta}, e os contactos úteis de {aldeia}.':
    'Address, map, opening hours and phone numbers of {junta}, and useful contacts in {aldeia}.',
  'Ainda não há contactos úteis. Entretanto, a junta atende e encaminha.':
    'There are no useful contacts yet. Meanwhile, the parish council will answer and point you the right way.',
  'Horário de transporte e serviços': 'Transport and service timetables',
  Avisos: 'Notices',
  'Avisos e comunicações': 'Notices and announcements',
  'Ver todos os avisos': 'See all notices',
  'Não há avisos à comunidade. O quadro está vazio e a aldeia sossegada.':
    'There are no notices. The board is empty and the village is quiet.',
  Pessoas: 'People',
  Pessoa: 'Person',
  'Ver quem trabalha na freguesia': 'See who works for the parish',
  'Ainda não há pessoas neste site. Na junta apresentamo-nos de viva voz.':
    'There are no people on this site yet. At the council we introduce ourselves in person.',
  'As pessoas responsáveis voltam já. Foram só ver como está o tempo.':
    'The people in charge will be right back. They just went to check the weather.',
  Documentos: 'Documents',
  Balcão: 'Services',
  Serviço: 'Service',
  // Pages: the village, contacts, map, search, news and events.
  Parque: 'Park',
  Administração: 'Run by',
  Coordenadas: 'Coordinates',
  '{graus}° O': '{graus}° W',
  'A aldeia por extenso': 'The village in full',
  'Continuar o passeio': 'Keep exploring',
  Aldeia: 'Village',
  Factos: 'Facts',
  'Abrir no mapa': 'Open the map',
  '(noutra janela)': '(in another window)',
  'Morada e contactos': 'Address and contacts',
  'Junta de freguesia': 'Parish council',
  Email: 'Email',
  'Transportes e serviços': 'Transport and services',
  'Uma dúvida, uma sugestão, um caminho por limpar. Lemos todas as mensagens e respondemos para o email que indicar.':
    'A question, a suggestion, an overgrown path. We read every message and reply to the email address you give us.',
  'Atendimento: {horario}': 'Opening hours: {horario}',
  'Tudo no mapa': 'Everything on the map',
  'O que há na aldeia e aqui perto, e a que distância do centro, em linha reta.':
    'What there is in the village and nearby, and how far from the centre as the crow flies.',
  'Ainda ninguém pôs pinos neste mapa. Volte em breve.':
    'Nobody has put pins on this map yet. Come back soon.',
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
  Projetos: 'Projects',
  '{tipo} cancelado': '{tipo} cancelled',
  'Não há notícias nem eventos por agora. Volte em breve.':
    'There are no news or events for now. Come back soon.',
  'Próximos eventos': 'Coming events',
  'Todos os eventos': 'All events',
  'As últimas': 'The latest',
  'Mais antigas': 'Older',
  'Este evento foi cancelado.': 'This event has been cancelled.',
  'Este evento já aconteceu.': 'This event is over.',
  'Guardar no calendário': 'Save to calendar',
  'Início{doEvento}': 'Starts{doEvento}',
  Fim: 'Ends',
  'Abertos hoje': 'Open today',
  'Hoje não há nada aberto. Telefone, que às vezes se arranja.':
    'Nothing is open today. Try ringing: something can often be arranged.',
  Horário: 'Opening hours',
  'Pesquisa: {q}': 'Search: {q}',
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
  'Não há lugares livres.': 'There are no places left.',
  'Há quem espere por lugar, e as vagas são primeiro para quem espera.':
    'Others are waiting, and free places go to them first.',
  '; as vagas são primeiro para quem já espera': '; places go first to those already waiting',
  'Se houver lugares para todos os que inscrever, escrevemos-lhe, e tem algum tempo para os aceitar. Até lá não paga nada.':
    'If there are places for everyone you sign up, we write to you, and you have a little time to accept them. Until then you pay nothing.',
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
  'Tem até {dia} para pagar.': 'You have until {dia} to pay.',
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
  'Esta reserva foi cancelada a {dia} e os lugares ficaram livres.':
    'This booking was cancelled on {dia} and the places are free again.',
  'Evento retirado': 'Event withdrawn',
  'A junta retirou este evento do site, e esta reserva já não conta. Se tiver dúvidas, fale com a junta.':
    'The council has taken this event off the site, and this booking no longer counts. If you have any questions, talk to the council.',
  'Em lista de espera': 'On the waiting list',
  'O evento já não tem lugares para tantas pessoas: fale com a junta.':
    'The event no longer has places for so many people: please contact the parish council.',
  'Os lugares livres ainda não chegam para todos, mas guardamo-los para si até {quando}. Depois passam a quem couber, e continua na lista.':
    'The free places are not yet enough for all of you, but we keep them for you until {quando}. After that they go to whoever fits, and you stay on the list.',
  'Os lugares que houver são oferecidos por ordem. Se não chegarem para todos, passam a quem couber; depois de três vezes guardam-se para si, durante dois dias no máximo.':
    'Places that come free are offered in order. If they are not enough for all of you, they go to whoever fits; after three times they are kept for you, for two days at most.',
  'Escrevemos-lhe, e esta página di-lo. Até lá não há nada a pagar.':
    'We write to you, and this page says so. Until then there is nothing to pay.',
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
  'Há quem espere por lugar, e as vagas são primeiro para quem espera. Pode entrar na lista de espera':
    'Others are waiting, and free places go to them first. You can join the waiting list',
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
  'Da sua ligação à internet já chegaram hoje quase {1} MB em ficheiros, e este não cabe. Envie-o amanhã, ou traga-o à junta':
    'Nearly {1} MB of files have come from your internet connection today, and there is no room for this one. Send it tomorrow, or bring it to the council',
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
  // Letters.
  'Reserva recebida': 'Booking received',
  'Recebemos a sua reserva.': 'We have received your booking.',
  'Recebemos a sua reserva e o pagamento.': 'We have received your booking and the payment.',
  'A inscrição está válida.': 'Your place is confirmed.',
  'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.':
    'Your place is confirmed once you have sent the proof of payment and we have checked it.',
  'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'On your page you can see the state of your booking, send the proof of payment and, until {prazo}, cancel. The address is yours alone: do not share it.',
  'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'On your page you can see the state of your booking and, until {prazo}, cancel. The address is yours alone: do not share it.',
  'Ficou na lista de espera, e não há nada a pagar por agora.':
    'You are on the waiting list, and there is nothing to pay for now.',
  'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.':
    'If there are places for everyone in your booking, we will write to you, and you will have some time to accept them. On your page you can leave the list whenever you like.',
  'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.':
    'There are places for you. We are keeping them until {momento}: accept or decline them on your page.',
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
  'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.':
    'We have confirmed your payment. Your booking is valid and the place is yours.',
  'Pagamento recebido': 'Payment received',
  'Recebemos o seu pagamento de {valor}.': 'We have received your payment of {valor}.',
  'Não pudemos aceitar o comprovativo.': 'We could not accept the proof of payment.',
  'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.':
    'If you have paid, reply to this message with another proof of payment, so that we can refund you.',
  'Na sua página pode enviar outro comprovativo.':
    'You can send another proof of payment on your page.',
  Motivo: 'Reason',
  'Pagamento por confirmar': 'Payment not confirmed',
  'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.':
    'We have withdrawn the confirmation of the payment for this booking. If you have already paid, reply to this message or send the proof of payment on your page.',
  'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.':
    'If you have already paid, reply to this message with the proof of payment, so that we can refund you.',
  'Cancelámos a sua reserva, como pediu.': 'We have cancelled your booking, as you asked.',
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
  'Apagámos dos nossos registos a reserva cancelada.':
    'We have erased the cancelled booking from our records.',
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
  'Confirmámos o pagamento da reserva cancelada. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'We have confirmed the payment of the cancelled booking. We will refund you {valor}, by the same means of payment.',
  'Devolução feita': 'Refund made',
  'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.':
    'We have refunded you {valor} for your booking for the event that was cancelled, by the same means of payment.',
  'Devolvemos-lhe {valor}, o valor da reserva cancelada, pelo mesmo meio de pagamento.':
    'We have refunded you {valor} for the cancelled booking, by the same means of payment.',
  'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.':
    'We have refunded you {valor}, which you had overpaid, by the same means of payment.',
  'Se não o receber nos próximos dias, responda a esta mensagem.':
    'If it does not reach you in the next few days, reply to this message.',
  'Devolução por fazer': 'Refund still to be made',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'We told you that we had refunded {valor} for your booking for the event that was cancelled, but that was a mistake: the refund is still to be made. We will write to you when it is done.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva cancelada, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'We told you that we had refunded {valor} for the cancelled booking, but that was a mistake: the refund is still to be made. We will write to you when it is done.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'We told you that we had refunded {valor}, which you had overpaid, but that was a mistake: the refund is still to be made. We will write to you when it is done.',
  'Olá, {nome}.': 'Hello, {nome}.',
  'Preço por adulto': 'Price per adult',
  'Preço por criança': 'Price per child',
  'Como pagar, até {dia}': 'How to pay, by {dia}',
  '{dia}, às {hora}': '{dia} at {hora}',
  '{inicio}, até {dia}': '{inicio}, until {dia}',
  '{inicio}, até {dia}, às {hora}': '{inicio}, until {dia} at {hora}',
  '{inicio}, até às {hora}': '{inicio}, until {hora}',
  'Cancelado: {titulo}': 'Cancelled: {titulo}',
  'Código QR': 'QR code',
  'Em anexo: {nomes}': 'Attached: {nomes}',
  'Telefone: {numeros}': 'Telephone: {numeros}',
  '{nome} escreveu a {momento}:': '{nome} wrote on {momento}:',
} as const;
