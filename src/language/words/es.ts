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
  '{primeiro} a {ultimo}': '{primeiro} al {ultimo}',

  // Around every page.
  Línguas: 'Idiomas',
  'em português': 'en portugués',
  'Notícias e avisos': 'Noticias y avisos',
  'Página por abrir': 'Página sin abrir',
  'Não foi possível abrir esta página. Tente de novo dentro de momentos.':
    'No se ha podido abrir esta página. Inténtelo de nuevo en unos instantes.',
  // The frame of every page, and what its lists and records have in common.
  Menu: 'Menú',
  'Fechar menu': 'Cerrar el menú',
  Secções: 'Secciones',
  Principal: 'Principal',
  Pesquisar: 'Buscar',
  Pesquisa: 'Búsqueda',
  '{nome}: página inicial': '{nome}: página de inicio',
  'Saltar para o conteúdo': 'Saltar al contenido',
  'Mapa do site': 'Mapa del sitio',
  Mapa: 'Mapa',
  Visitar: 'Visitar',
  Viver: 'Vivir',
  'Este site': 'Este sitio',
  'Termos e condições': 'Términos y condiciones',
  Privacidade: 'Privacidad',
  Acessibilidade: 'Accesibilidad',
  'Área reservada': 'Área reservada',
  'Livro de reclamações': 'Libro de reclamaciones',
  'Responsável: {nome}': 'Responsable: {nome}',
  'Redes sociais e reclamações': 'Redes sociales y reclamaciones',
  'Avisos urgentes': 'Avisos urgentes',
  'Fechar aviso: {titulo}': 'Cerrar el aviso: {titulo}',
  Perigo: 'Peligro',
  Atenção: 'Atención',
  Informação: 'Información',
  até: 'hasta el',
  'Não conseguimos abrir esta página': 'No hemos podido abrir esta página',
  'Pode ser um contratempo nosso, que costuma passar depressa.':
    'Puede ser un contratiempo nuestro, de los que suelen pasar pronto.',
  'Falar com a junta': 'Hablar con la junta',
  'Tentar de novo': 'Intentar de nuevo',
  'Onde está': 'Dónde está',
  Início: 'Inicio',
  'Nesta página': 'En esta página',
  'Mostrar só': 'Mostrar solo',
  Páginas: 'Páginas',
  'Página {numero}': 'Página {numero}',
  Anterior: 'Anterior',
  Seguinte: 'Siguiente',
  '{titulo}, página {pagina}': '{titulo}, página {pagina}',
  Informações: 'Información',
  'Publicado em': 'Publicado el',
  'Atualizado em': 'Actualizado el',
  Tabela: 'Tabla',
  Onde: 'Dónde',
  'No mapa': 'En el mapa',
  'Na Internet': 'En Internet',
  '(abre noutro separador)': '(se abre en otra pestaña)',
  'a cerca de {distancia} do centro': 'a unos {distancia} del centro',
  '{distancia}, em linha reta': '{distancia}, en línea recta',
  'Como chegar': 'Cómo llegar',
  '(direções no OpenStreetMap, noutra janela)': '(indicaciones en OpenStreetMap, en otra ventana)',
  'Mapa de {nome}': 'Mapa de {nome}',
  Aproximar: 'Acercar',
  Afastar: 'Alejar',
  Telemóvel: 'Móvil',
  Telefone: 'Teléfono',
  'Fechado {dia}, {data}': 'Cerrado el {dia}, {data}',
  'Fechado {dias}': 'Cerrado del {dias}',
  'No resto do ano': 'El resto del año',
  'De {inicio} a {fim}': 'Del {inicio} al {fim}',
  'Fecha nos feriados.': 'Cierra los festivos.',
  'agora mesmo': 'ahora mismo',
  'há {tempo}': 'hace {tempo}',
  minuto: 'minuto',
  minutos: 'minutos',
  hoje: 'hoy',
  ontem: 'ayer',
  // Photos and sharing.
  carrossel: 'carrusel',
  Fotografias: 'Fotos',
  fotografias: 'fotos',
  Fotografia: 'Foto',
  fotografia: 'foto',
  '{lugar} de {total}': '{lugar} de {total}',
  'de {total}': 'de {total}',
  'Fotografia {lugar} de {total}': 'Foto {lugar} de {total}',
  'Fotografias de {nome}': 'Fotos de {nome}',
  'Comandos do carrossel': 'Controles del carrusel',
  'Pausar o carrossel': 'Pausar el carrusel',
  'Pôr o carrossel a andar': 'Poner en marcha el carrusel',
  'Fotografia anterior': 'Foto anterior',
  'Fotografia seguinte': 'Foto siguiente',
  Partilhar: 'Compartir',
  'Imprimir cartaz': 'Imprimir cartel',
  'Copiar texto para o grupo': 'Copiar el texto para el grupo',
  'Texto copiado.': 'Texto copiado.',
  'O texto ficou selecionado: copie-o.': 'El texto ha quedado seleccionado: cópielo.',
  // The landing page.
  'A aldeia': 'El pueblo',
  'Ler Mais': 'Leer más',
  'Ler Menos': 'Leer menos',
  'Conhecer {aldeia} com tempo': 'Conocer {aldeia} con calma',
  'Conhecer a aldeia com tempo': 'Conocer el pueblo con calma',
  'Nas redondezas': 'En los alrededores',
  'A partir daqui': 'Desde aquí',
  'A partir de {aldeia}': 'Desde {aldeia}',
  Comunidade: 'Comunidad',
  Executivo: 'Ejecutivo',
  Aviso: 'Aviso',
  Comunicação: 'Comunicación',
  'Horário de atendimento': 'Horario de atención',
  'Escreva-nos': 'Escríbanos',
  'Contactos úteis': 'Contactos útiles',
  'E ainda': 'Y además',
  Cancelado: 'Cancelado',
  'Já aconteceu': 'Ya ha pasado',
  'Inscrição Disponível': 'Inscripción abierta',
  Esgotado: 'Completo',
  'Ainda estamos a escrever sobre a aldeia. Volte em breve.':
    'Todavía estamos escribiendo sobre el pueblo. Vuelva pronto.',
  'A aldeia ainda não está marcada no mapa.': 'El pueblo todavía no está marcado en el mapa.',
  'Conhecer a aldeia': 'Conocer el pueblo',
  'A seguir': 'Próximamente',
  'Ver o que há por aqui': 'Ver lo que hay por aquí',
  'Ver todos os eventos': 'Ver todos los eventos',
  'Próxima sessão da assembleia de freguesia': 'Próxima sesión de la asamblea de la freguesia',
  '{semana}, {dia} de {mes} de {ano}': '{semana}, {dia} de {mes} de {ano}',
  'Convocatória e ordem de trabalhos': 'Convocatoria y orden del día',
  'Seguir a aldeia': 'Seguir al pueblo',
  'Ver todas as notícias': 'Ver todas las noticias',
  // The sections: menu, headings, links to their lists, and what search results call a record.
  Descobrir: 'Descubrir',
  'Ficar e comer': 'Dormir y comer',
  'Pontos de interesse': 'Lugares de interés',
  'Ponto de interesse': 'Lugar de interés',
  'A pé, sem pressa': 'A pie, sin prisa',
  'Todos os pontos de interesse': 'Todos los lugares de interés',
  'Ver todos os pontos de interesse': 'Ver todos los lugares de interés',
  'Lugares a que se chega a pé, com tempo e calçado bom.':
    'Lugares a los que se llega a pie, con tiempo y buen calzado.',
  'O que ver em {aldeia}: os lugares da aldeia, onde ficam e o que contam.':
    'Qué ver en {aldeia}: los lugares del pueblo, dónde están y lo que cuentan.',
  'Ainda não há pontos de interesse neste site. Na aldeia há sempre quem os mostre.':
    'Todavía no hay lugares de interés en este sitio. En el pueblo siempre hay quien los enseñe.',
  'Os nossos pontos de interesse estão em reconstrução. Volte em breve para os descobrir.':
    'Nuestros lugares de interés están en reconstrucción. Vuelva pronto para descubrirlos.',
  'Aqui perto': 'Aquí cerca',
  'Todos os lugares aqui perto': 'Todos los lugares cercanos',
  'Ver todos os lugares aqui perto': 'Ver todos los lugares cercanos',
  'Para ir e voltar no mesmo dia, com a aldeia à espera ao fim da tarde.':
    'Para ir y volver en el mismo día, con el pueblo esperando al caer la tarde.',
  'O que visitar perto de {aldeia}: lugares a que se vai e volta no mesmo dia.':
    'Qué visitar cerca de {aldeia}: lugares para ir y volver en el mismo día.',
  'Ainda não há lugares aqui perto neste site. Na aldeia sabem quais valem a viagem.':
    'Todavía no hay lugares cercanos en este sitio. En el pueblo saben cuáles merecen el viaje.',
  'De momento, os lugares aqui perto estão inacessíveis. Espere que o nevoeiro levante.':
    'De momento, los lugares cercanos están inaccesibles. Espere a que levante la niebla.',
  Essência: 'Esencia',
  'Aquilo de que somos feitos': 'Aquello de lo que estamos hechos',
  'Toda a essência': 'Toda la esencia',
  'Ver toda a essência': 'Ver toda la esencia',
  'Aquilo de que somos feitos, contado devagar.':
    'Aquello de lo que estamos hechos, contado despacio.',
  'Aquilo de que {aldeia} é feita: histórias da terra, dos ofícios e das pessoas.':
    'Aquello de lo que está hecho {aldeia}: historias de la tierra, de los oficios y de la gente.',
  'Ainda estamos a escrever sobre aquilo de que somos feitos. Volte em breve.':
    'Todavía estamos escribiendo sobre aquello de lo que estamos hechos. Vuelva pronto.',
  Alojamentos: 'Alojamientos',
  Alojamento: 'Alojamiento',
  Ficar: 'Dormir',
  'Todos os alojamentos': 'Todos los alojamientos',
  'Ver todos os alojamentos': 'Ver todos los alojamientos',
  'Para acordar com a serra à janela. Reserve diretamente com quem o recebe.':
    'Para despertar con la sierra en la ventana. Reserve directamente con quien le recibe.',
  'Onde dormir em {aldeia}: hotéis, alojamento local e turismo rural, com moradas e telefones.':
    'Dónde dormir en {aldeia}: hoteles, alojamientos turísticos y turismo rural, con direcciones y teléfonos.',
  'Ainda não há alojamentos neste site. Ligue para a junta: há sempre quem receba.':
    'Todavía no hay alojamientos en este sitio. Llame a la junta: siempre hay quien reciba.',
  'Não encontrámos alojamentos. Ligue para a junta: há sempre quem receba.':
    'No hemos encontrado alojamientos. Llame a la junta: siempre hay quien reciba.',
  Hotel: 'Hotel',
  'Alojamento Local': 'Alojamiento turístico',
  'Turismo Rural': 'Turismo rural',
  Outro: 'Otro',
  Restaurantes: 'Restaurantes',
  Restaurante: 'Restaurante',
  Comer: 'Comer',
  'Todos os restaurantes': 'Todos los restaurantes',
  'Ver todos os restaurantes': 'Ver todos los restaurantes',
  'Lume aceso, mesa posta e o prato da casa. Ao fim de semana, é melhor telefonar antes.':
    'Lumbre encendida, mesa puesta y el plato de la casa. El fin de semana, mejor llamar antes.',
  'Onde comer em {aldeia}: pratos principais, moradas e telefones dos restaurantes.':
    'Dónde comer en {aldeia}: platos principales, direcciones y teléfonos de los restaurantes.',
  'Ainda não há restaurantes neste site. Na junta sabem dizer-lhe onde se come bem.':
    'Todavía no hay restaurantes en este sitio. En la junta saben decirle dónde se come bien.',
  'Não encontrámos restaurantes. Na junta sabem dizer-lhe onde se come bem.':
    'No hemos encontrado restaurantes. En la junta saben decirle dónde se come bien.',
  'Pratos Tradicionais': 'Platos tradicionales',
  Grelhados: 'Parrilla',
  'Tapas/Sandes': 'Tapas y bocadillos',
  'Pratos principais': 'Platos principales',
  Lojas: 'Tiendas',
  Loja: 'Tienda',
  'Levar para casa': 'Para llevar a casa',
  'Todas as lojas': 'Todas las tiendas',
  'Ver todas as lojas': 'Ver todas las tiendas',
  'O que a serra dá e as mãos fazem. Se vier de longe, confirme o horário por telefone.':
    'Lo que da la sierra y hacen las manos. Si viene de lejos, confirme el horario por teléfono.',
  'As lojas de {aldeia}: o que vendem, onde ficam e em que número atendem.':
    'Las tiendas de {aldeia}: qué venden, dónde están y en qué número atienden.',
  'Ainda não há lojas neste site. Na aldeia dizem-lhe onde se compra.':
    'Todavía no hay tiendas en este sitio. En el pueblo le dirán dónde se compra.',
  'Não encontrámos lojas. Talvez seja dia de mercado noutra aldeia.':
    'No hemos encontrado tiendas. Quizá sea día de mercado en otro pueblo.',
  'Notícias e eventos': 'Noticias y eventos',
  'Notícias e projetos': 'Noticias y proyectos',
  Notícias: 'Noticias',
  Eventos: 'Eventos',
  Notícia: 'Noticia',
  Projeto: 'Proyecto',
  Evento: 'Evento',
  'O que se passa': 'Qué pasa por aquí',
  'Todas as notícias e eventos': 'Todas las noticias y eventos',
  'Ver todas as notícias e eventos': 'Ver todas las noticias y eventos',
  'O que aí vem, o que aconteceu e o que estamos a fazer.':
    'Lo que viene, lo que ha pasado y lo que estamos haciendo.',
  'O que se passa em {aldeia}: próximos eventos, notícias e projetos da freguesia.':
    'Qué pasa en {aldeia}: próximos eventos, noticias y proyectos del pueblo.',
  'Não há notícias por agora. Na serra, isso costuma ser bom sinal.':
    'Por ahora no hay noticias. En la sierra, eso suele ser buena señal.',
  'Não há eventos agendados. Assim que a aldeia marcar a próxima festa, será aqui.':
    'No hay eventos programados. En cuanto el pueblo fije la próxima fiesta, estará aquí.',
  Contactos: 'Contactos',
  Contacto: 'Contacto',
  'Falar connosco': 'Hable con nosotros',
  'Todos os contactos': 'Todos los contactos',
  'Ver todos os contactos': 'Ver todos los contactos',
  'À porta da junta, ao telefone ou por escrito: alguém lhe responde.':
    'En la puerta de la junta, por teléfono o por escrito: alguien le responde.',
  'Morada, mapa, horário e telefones da {junta}, e os contactos úteis de {aldeia}.':
    'Dirección, mapa, horario y teléfonos de {junta}, y los contactos útiles de {aldeia}.',
  'Ainda não há contactos úteis. Entretanto, a junta atende e encaminha.':
    'Todavía no hay contactos útiles. Mientras tanto, la junta atiende y orienta.',
  'Horário de transporte e serviços': 'Horarios de transportes y servicios',
  Avisos: 'Avisos',
  'Avisos e comunicações': 'Avisos y comunicaciones',
  'Ver todos os avisos': 'Ver todos los avisos',
  'Não há avisos à comunidade. O quadro está vazio e a aldeia sossegada.':
    'No hay avisos para la comunidad. El tablón está vacío y el pueblo, tranquilo.',
  Pessoas: 'Personas',
  Pessoa: 'Persona',
  'Ver quem trabalha na freguesia': 'Ver quién trabaja para el pueblo',
  'Ainda não há pessoas neste site. Na junta apresentamo-nos de viva voz.':
    'Todavía no hay personas en este sitio. En la junta nos presentamos de viva voz.',
  'As pessoas responsáveis voltam já. Foram só ver como está o tempo.':
    'Las personas responsables vuelven enseguida. Solo han ido a ver qué tiempo hace.',
  Documentos: 'Documentos',
  Balcão: 'Ventanilla',
  Serviço: 'Servicio',
  // Pages: the village, contacts, map, search, news and events.
  Parque: 'Parque',
  Administração: 'Administración',
  Coordenadas: 'Coordenadas',
  '{graus}° O': '{graus}° O',
  'A aldeia por extenso': 'El pueblo, con detalle',
  'Continuar o passeio': 'Seguir el paseo',
  Aldeia: 'Pueblo',
  Factos: 'Datos',
  'Abrir no mapa': 'Abrir en el mapa',
  '(noutra janela)': '(en otra ventana)',
  'Morada e contactos': 'Dirección y contactos',
  'Junta de freguesia': 'Junta de freguesia (ayuntamiento)',
  Email: 'Correo electrónico',
  'Transportes e serviços': 'Transportes y servicios',
  'Uma dúvida, uma sugestão, um caminho por limpar. Lemos todas as mensagens e respondemos para o email que indicar.':
    'Una duda, una sugerencia, un camino por limpiar. Leemos todos los mensajes y respondemos al correo que nos indique.',
  'Atendimento: {horario}': 'Atención al público: {horario}',
  'Tudo no mapa': 'Todo en el mapa',
  'O que há na aldeia e aqui perto, e a que distância do centro, em linha reta.':
    'Lo que hay en el pueblo y cerca de aquí, y a qué distancia del centro, en línea recta.',
  'Ainda ninguém pôs pinos neste mapa. Volte em breve.':
    'Aún no hay nada señalado en este mapa. Vuelva pronto.',
  'Tudo o que há em {aldeia} num só mapa, e em lista.':
    'Todo lo que hay en {aldeia} en un solo mapa, y en lista.',
  Tudo: 'Todo',
  'Página indisponível': 'Página no disponible',
  'A página que procura não está disponível.': 'La página que busca no está disponible.',
  'Ups, parece que se perdeu na nossa aldeia...':
    'Vaya, parece que se ha perdido en nuestro pueblo...',
  'A página que procura não existe ou mudou de sítio. Comece de novo pela praça.':
    'La página que busca no existe o ha cambiado de sitio. Empiece de nuevo por la plaza.',
  'Voltar ao início': 'Volver al inicio',
  'Pesquisar no site': 'Buscar en el sitio',
  'Perguntar à junta': 'Preguntar a la junta',
  Todos: 'Todos',
  Projetos: 'Proyectos',
  '{tipo} cancelado': '{tipo} cancelado',
  'Não há notícias nem eventos por agora. Volte em breve.':
    'Por ahora no hay noticias ni eventos. Vuelva pronto.',
  'Próximos eventos': 'Próximos eventos',
  'Todos os eventos': 'Todos los eventos',
  'As últimas': 'Lo último',
  'Mais antigas': 'Anteriores',
  'Este evento foi cancelado.': 'Este evento se ha cancelado.',
  'Este evento já aconteceu.': 'Este evento ya se ha celebrado.',
  'Guardar no calendário': 'Guardar en el calendario',
  'Início{doEvento}': 'Inicio{doEvento}',
  Fim: 'Fin',
  'Abertos hoje': 'Abiertos hoy',
  'Hoje não há nada aberto. Telefone, que às vezes se arranja.':
    'Hoy no hay nada abierto. Llame por teléfono: a veces se puede arreglar.',
  Horário: 'Horario',
  'Pesquisa: {q}': 'Búsqueda: {q}',
  'Pesquisar em tudo o que este site conta sobre {aldeia}.':
    'Buscar en todo lo que este sitio cuenta sobre {aldeia}.',
  'O que procura?': '¿Qué busca?',
  'Com ou sem acentos; o começo da palavra chega.':
    'Con o sin tildes; basta el comienzo de la palabra.',
  'Nenhum resultado para «{q}»': 'Ningún resultado para «{q}»',
  'Um resultado para «{q}»': 'Un resultado para «{q}»',
  '{quantos} resultados para «{q}»': '{quantos} resultados para «{q}»',
  'Não encontrámos nada com essas palavras. Experimente outra, ou menos letras.':
    'No hemos encontrado nada con esas palabras. Pruebe con otra, o con menos letras.',
  'Só nos documentos, por tipo, ano e órgão': 'Solo en los documentos, por tipo, año y órgano',
  'Por onde começar': 'Por dónde empezar',
  'Ou comece por aqui:': 'O empiece por aquí:',

  // Forms and the captcha.
  'A preparar a verificação…': 'Preparando la verificación…',
  'A verificação não pôde ser carregada.': 'No se ha podido cargar la verificación.',
  'Verificação concluída. Já pode enviar.': 'Verificación completada. Ya puede enviar.',
  'Não sou um robô': 'No soy un robot',
  'A verificar…': 'Verificando…',
  Verificado: 'Verificado',
  'A verificação falhou. Tente de novo.': 'La verificación ha fallado. Inténtelo de nuevo.',
  'A verificação expirou. Tente de novo.': 'La verificación ha caducado. Inténtelo de nuevo.',
  'A verificação ainda não terminou. Aguarde um momento.':
    'La verificación aún no ha terminado. Espere un momento.',
  'Há um campo por corrigir.': 'Hay un campo por corregir.',
  'Há {campos} campos por corrigir.': 'Hay {campos} campos por corregir.',
  'A enviar…': 'Enviando…',
  Enviar: 'Enviar',
  'Mensagem à junta de freguesia': 'Mensaje a la junta de freguesia',
  'Todos os campos são obrigatórios.': 'Todos los campos son obligatorios.',
  Nome: 'Nombre',
  Assunto: 'Asunto',
  Mensagem: 'Mensaje',
  'Mensagem recebida com sucesso.': 'Hemos recibido su mensaje.',
  'Usamos o que escrever apenas para lhe responder, e apagamo-lo ao fim de 12 meses. Saiba mais em':
    'Usamos lo que escriba solo para responderle, y lo borramos al cabo de 12 meses. Más información en',
  'Para enviar por aqui, ative o JavaScript do navegador.':
    'Para enviar desde aquí, active JavaScript en su navegador.',
  'Também pode escrever para': 'También puede escribir a',

  // Signing up for an event.
  Inscrever: 'Inscribirse',
  'Entrar na lista de espera': 'Entrar en la lista de espera',
  'Lista de espera': 'Lista de espera',
  Inscrição: 'Inscripción',
  'Fechar a inscrição': 'Cerrar la inscripción',
  Fechar: 'Cerrar',
  'sem vagas': 'sin plazas',
  vaga: 'plaza libre',
  vagas: 'plazas libres',
  adulto: 'adulto',
  adultos: 'adultos',
  criança: 'niño',
  crianças: 'niños',
  ou: 'o',
  'Para se inscrever, telefone para a junta': 'Para inscribirse, llame a la junta',
  'Para se inscrever, telefone para a junta:': 'Para inscribirse, llame a la junta:',
  'Inscrições encerradas': 'Inscripciones cerradas',
  'Foram aceites até': 'Se aceptaron hasta el',
  Preço: 'Precio',
  Gratuito: 'Gratis',
  'por adulto': 'por adulto',
  'por criança (6 a 12 anos)': 'por niño (de 6 a 12 años)',
  'As crianças com menos de 6 anos vêm com os seus adultos: não pagam e não é preciso inscrevê-las.':
    'Los menores de 6 años vienen con sus adultos: no pagan y no hace falta inscribirlos.',
  Vagas: 'Plazas',
  'de {lugares}, com inscrições até': 'de {lugares}, con inscripciones hasta el',
  'Nenhuma: o único lugar está reservado': 'Ninguna: la única plaza está reservada',
  'Nenhuma: os {lugares} lugares estão reservados':
    'Ninguna: las {lugares} plazas están reservadas',
  'Não há lugares livres.': 'No quedan plazas libres.',
  'Há quem espere por lugar, e as vagas são primeiro para quem espera.':
    'Hay quien espera plaza, y las libres son primero para quien espera.',
  '; as vagas são primeiro para quem já espera': '; las plazas son primero para quien ya espera',
  'Se houver lugares para todos os que inscrever, escrevemos-lhe, e tem algum tempo para os aceitar. Até lá não paga nada.':
    'Si hay plazas para todos los que inscriba, le escribimos, y tiene un tiempo para aceptarlas. Hasta entonces no paga nada.',
  'Cada reserva é para uma só pessoa.': 'Cada reserva es para una sola persona.',
  'Cada reserva pode trazer até {pessoas} pessoas.':
    'Cada reserva puede traer hasta {pessoas} personas.',
  'Número de adultos': 'Número de adultos',
  'Número de crianças (6 aos 12 anos)': 'Número de niños (de 6 a 12 años)',
  'Adulto {preco}': 'Adulto {preco}',
  'Criança {preco}': 'Niño {preco}',
  'Participação gratuita': 'Participación gratuita',
  Total: 'Total',
  'A confirmar…': 'Confirmando…',
  Confirmar: 'Confirmar',
  'Ao confirmar, aceita os': 'Al confirmar, acepta los',
  'termos e condições': 'términos y condiciones',
  '(abre noutra janela)': '(se abre en otra ventana)',
  'Usamos os seus dados apenas para esta reserva e apagamo-los 6 meses depois do evento. Saiba mais em':
    'Usamos sus datos solo para esta reserva y los borramos 6 meses después del evento. Más información en',
  'Tem até {dia} para pagar.': 'Tiene hasta el {dia} para pagar.',
  'Reserva efetuada com sucesso.': 'Reserva realizada.',
  'Reservou lugar para {quem}, num total de {total}.':
    'Ha reservado plaza para {quem}, por un total de {total}.',
  'Reservou lugar para {quem}.': 'Ha reservado plaza para {quem}.',
  'Vai receber um email com os dados da reserva.':
    'Recibirá un correo con los datos de la reserva.',
  'Abra a página da reserva e guarde o endereço dela: é só seu, e é por ele que volta à reserva.':
    'Abra la página de la reserva y guarde su dirección: es solo suya, y por ella vuelve a la reserva.',
  'A inscrição só fica válida depois de enviar o comprovativo de pagamento, até {dia}, e de a junta o validar.':
    'La inscripción solo es válida después de que envíe el justificante de pago, hasta el {dia}, y la junta lo valide.',
  'A inscrição só fica válida depois de enviar o comprovativo de pagamento e de a junta o validar.':
    'La inscripción solo es válida después de que envíe el justificante de pago y la junta lo valide.',
  'O email explica como.': 'El correo explica cómo.',
  'A página da reserva explica como.': 'La página de la reserva explica cómo.',
  'Ficou na lista de espera.': 'Está en la lista de espera.',
  'Espera lugar para {quem}.': 'Espera plaza para {quem}.',
  'Se os houver, recebe um email para os aceitar ou recusar.':
    'Si las hay, recibe un correo para aceptarlas o rechazarlas.',
  'Guarde o endereço da página da reserva: se os houver, é lá que os aceita.':
    'Guarde la dirección de la página de la reserva: si las hay, allí las acepta.',
  'Ver a minha reserva': 'Ver mi reserva',

  // The private page of a booking.
  'A minha reserva': 'Mi reserva',
  'A minha reserva: {evento}': 'Mi reserva: {evento}',
  'Página privada de uma reserva.': 'Página privada de una reserva.',
  'Olá, {nome}. Este endereço é só seu: guarde-o e não o partilhe.':
    'Hola, {nome}. Esta dirección es solo suya: guárdela y no la comparta.',
  'Motivo: {motivo}': 'Motivo: {motivo}',
  Quando: 'Cuándo',
  ', às {hora}': ', a las {hora}',
  Quem: 'Quién',
  'Por pagar': 'Por pagar',
  Referência: 'Referencia',
  'Total da reserva': 'Total de la reserva',
  'Total pago': 'Total pagado',
  'Total a pagar': 'Total por pagar',
  'Código QR desta reserva': 'Código QR de esta reserva',
  'À entrada, mostre este código.': 'Muestre este código a la entrada.',
  'Ver o evento': 'Ver el evento',
  'Juntar ao calendário': 'Añadir al calendario',
  'Para enviar o comprovativo, mudar ou cancelar sem JavaScript, fale com a junta.':
    'Para enviar el justificante, cambiar o cancelar sin JavaScript, hable con la junta.',
  'Evento cancelado': 'Evento cancelado',
  'A junta cancelou este evento, e com ele a sua reserva.':
    'La junta ha cancelado este evento, y con él su reserva.',
  'Reserva cancelada': 'Reserva cancelada',
  'Esta reserva foi cancelada a {dia} e os lugares ficaram livres.':
    'Esta reserva se canceló el {dia} y las plazas han quedado libres.',
  'Evento retirado': 'Evento retirado',
  'A junta retirou este evento do site, e esta reserva já não conta. Se tiver dúvidas, fale com a junta.':
    'La junta ha retirado este evento del sitio, y esta reserva ya no cuenta. Si tiene dudas, hable con la junta.',
  'Em lista de espera': 'En lista de espera',
  'O evento já não tem lugares para tantas pessoas: fale com a junta.':
    'El evento ya no tiene plazas para tantas personas: hable con la junta.',
  'Os lugares livres ainda não chegam para todos, mas guardamo-los para si até {quando}. Depois passam a quem couber, e continua na lista.':
    'Las plazas libres aún no llegan para todos, pero se las guardamos hasta el {quando}. Después pasan a quien quepa, y usted sigue en la lista.',
  'Os lugares que houver são oferecidos por ordem. Se não chegarem para todos, passam a quem couber; depois de três vezes guardam-se para si, durante dois dias no máximo.':
    'Las plazas que haya se ofrecen por orden. Si no llegan para todos, pasan a quien quepa; después de tres veces se le guardan, durante dos días como máximo.',
  'Escrevemos-lhe, e esta página di-lo. Até lá não há nada a pagar.':
    'Le escribimos, y esta página lo dirá. Hasta entonces no hay nada que pagar.',
  'Há lugares para si': 'Hay plazas para usted',
  'Guardamo-los até {quando}. Depois passam a quem está a seguir.':
    'Se las guardamos hasta el {quando}. Después pasan a quien va detrás.',
  'Reserva expirada': 'Reserva caducada',
  'O seu pagamento chegou depois do prazo. A junta vai ver se ainda há lugares; se não houver, devolve-lhe tudo.':
    'Su pago llegó fuera de plazo. La junta verá si aún hay plazas; si no las hay, se lo devuelve todo.',
  'O prazo passou e os lugares ficaram livres. Se entretanto pagou, envie o comprovativo; se ainda quer vir, fale com a junta.':
    'El plazo ha pasado y las plazas han quedado libres. Si entretanto ha pagado, envíe el justificante; si aún quiere venir, hable con la junta.',
  'Reserva feita': 'Reserva hecha',
  'Não há nada a pagar. Até lá.': 'No hay nada que pagar. Hasta entonces.',
  'Pagamento confirmado': 'Pago confirmado',
  'A inscrição está válida e o lugar é seu.': 'La inscripción es válida y la plaza es suya.',
  'Comprovativo recusado': 'Justificante rechazado',
  'A junta não pôde aceitar o comprovativo que enviou. Envie outro, ou fale com a junta.':
    'La junta no ha podido aceptar el justificante que envió. Envíe otro, o hable con la junta.',
  'Não se consegue ler': 'No se puede leer',
  'O valor não é o da reserva': 'El importe no es el de la reserva',
  'O pagamento não chegou à conta da junta': 'El pago no ha llegado a la cuenta de la junta',
  'Comprovativo recebido': 'Justificante recibido',
  'A junta vai conferi-lo. Quando o pagamento estiver confirmado, esta página di-lo.':
    'La junta lo comprobará. Cuando el pago esté confirmado, esta página lo dirá.',
  'À espera de pagamento': 'Pendiente de pago',
  'Pague até {dia}.': 'Pague hasta el {dia}.',
  'Se pagar agora, aqui em baixo, a inscrição fica logo válida; de outra forma, depois de enviar o comprovativo e de a junta o confirmar.':
    'Si paga ahora, aquí abajo, la inscripción es válida al momento; de otra forma, después de que envíe el justificante y la junta lo confirme.',
  'A inscrição fica válida depois de enviar o comprovativo e de a junta o confirmar.':
    'La inscripción será válida después de que envíe el justificante y la junta lo confirme.',
  'A junta vai conferir o comprovativo que enviou e devolver-lhe o que pagou.':
    'La junta comprobará el justificante que envió y le devolverá lo que pagó.',
  'Se já tinha pago, fale com a junta, para lhe devolver o valor.':
    'Si ya había pagado, hable con la junta para que le devuelva el importe.',
  'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, por el mismo medio de pago.',
  'Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Le devolveremos {valor}, por el mismo medio de pago.',
  'Como pagar': 'Cómo pagar',
  'Outras formas de pagar': 'Otras formas de pagar',
  'Transferência (IBAN)': 'Transferencia (IBAN)',
  'MB WAY': 'MB WAY',
  'Outras formas': 'Otras formas',
  'Pergunte à junta como pode pagar.': 'Pregunte a la junta cómo puede pagar.',
  'Os contactos da junta': 'Los contactos de la junta',
  Valor: 'Importe',
  'o valor': 'el importe',
  'o IBAN': 'el IBAN',
  'Código QR da transferência': 'Código QR de la transferencia',
  'Se a aplicação do seu banco lê códigos de transferência, aponte-a para aqui: o valor, a conta e a referência ficam preenchidos.':
    'Si la aplicación de su banco lee códigos de transferencia, apúntela aquí: el importe, la cuenta y la referencia se rellenan solos.',
  Copiar: 'Copiar',
  'Copiado.': 'Copiado.',
  'Está selecionado: copie-o.': 'Está seleccionado: cópielo.',
  'Comprovativo de pagamento': 'Justificante de pago',
  'Um PDF ou uma fotografia, até 20 MB. Só a junta o pode ver.':
    'Un PDF o una fotografía, hasta 20 MB. Solo la junta puede verlo.',
  'Enviar comprovativo': 'Enviar justificante',
  'Enviar outro comprovativo': 'Enviar otro justificante',
  '{dia}, às {hora}, quando o evento começa': '{dia}, a las {hora}, cuando empieza el evento',
  'Vêm menos pessoas?': '¿Vienen menos personas?',
  'Pode diminuir a reserva, com devolução do que pagou a mais, até {prazo}.':
    'Puede reducir la reserva, con devolución de lo pagado de más, hasta el {prazo}.',
  'Mudar a reserva': 'Cambiar la reserva',
  'Quantas pessoas vêm?': '¿Cuántas personas vienen?',
  Adultos: 'Adultos',
  'Crianças (6 aos 12 anos)': 'Niños (de 6 a 12 años)',
  'Se não vem ninguém, feche e cancele a reserva.':
    'Si no viene nadie, cierre y cancele la reserva.',
  'Escolha quantas pessoas vêm agora: só pode diminuir.':
    'Elija cuántas personas vienen ahora: solo puede reducir.',
  'O total passa a {total}.': 'El total pasa a ser {total}.',
  'Vamos devolver-lhe {valor}.': 'Le devolveremos {valor}.',
  'Fica por pagar {valor}.': 'Quedan por pagar {valor}.',
  'Não há nada a pagar.': 'No hay nada que pagar.',
  'Não é possível voltar atrás.': 'No se puede deshacer.',
  'Sim, mudar': 'Sí, cambiar',
  Cancelar: 'Cancelar',
  'Cancelar a reserva': 'Cancelar la reserva',
  'Sair da lista de espera': 'Salir de la lista de espera',
  'Sair da lista': 'Salir de la lista',
  'Pode cancelar, com devolução do que pagou, até {prazo}.':
    'Puede cancelar, con devolución de lo pagado, hasta el {prazo}.',
  'O prazo para cancelar com devolução terminou a {dia}, às {hora}, quando o evento começou.':
    'El plazo para cancelar con devolución terminó el {dia}, a las {hora}, cuando empezó el evento.',
  'O prazo para cancelar com devolução terminou a {dia}.':
    'El plazo para cancelar con devolución terminó el {dia}.',
  'Se não puder vir,': 'Si no puede venir,',
  'avise a junta': 'avise a la junta',
  ', para que outra pessoa aproveite o lugar.': ', para que otra persona aproveche la plaza.',
  'Deseja sair da lista de espera?': '¿Desea salir de la lista de espera?',
  'Deseja cancelar a reserva?': '¿Desea cancelar la reserva?',
  'Perde a sua vez e não é possível voltar atrás.': 'Pierde su turno y no se puede deshacer.',
  'Os lugares ficam livres para outras pessoas e não é possível voltar atrás.':
    'Las plazas quedan libres para otras personas y no se puede deshacer.',
  'Sim, sair': 'Sí, salir',
  'Sim, cancelar': 'Sí, cancelar',
  'Aceitar ou recusar': 'Aceptar o rechazar',
  'Aceitar os lugares': 'Aceptar las plazas',
  Recusar: 'Rechazar',

  // Paying a booking.
  'Pagar agora {valor}': 'Pagar {valor} ahora',
  'SIMULAÇÃO: isto é um ensaio, e ninguém paga a sério.':
    'SIMULACIÓN: esto es un ensayo, y nadie paga de verdad.',
  'Como quer pagar': 'Cómo quiere pagar',
  Multibanco: 'Multibanco (cajero)',
  'Telemóvel com MB WAY': 'Móvil con MB WAY',
  'Pagar com MB WAY': 'Pagar con MB WAY',
  'Obter a referência': 'Obtener la referencia',
  'Abra a aplicação MB WAY no telemóvel e aceite {valor}. Assim que estiver pago, esta página di-lo.':
    'Abra la aplicación MB WAY en el móvil y acepte {valor}. En cuanto esté pagado, esta página lo dirá.',
  'O último pedido não foi aceite a tempo. Pode pedir outra vez.':
    'La última solicitud no se aceptó a tiempo. Puede pedirla otra vez.',
  Entidade: 'Entidad',
  'a entidade': 'la entidad',
  'a referência': 'la referencia',
  'o valor da referência': 'el importe de la referencia',
  Até: 'Hasta',
  'Pague num multibanco ou no seu banco, em «Pagamento de serviços».':
    'Pague en un cajero portugués (Multibanco) o en su banco portugués, en «Pagamento de serviços».',

  // Refusals that visitors can meet.
  'Sem ligação ao servidor. O que escreveu continua aqui: verifique a internet e tente de novo.':
    'Sin conexión con el servidor. Lo que escribió sigue aquí: compruebe su conexión e inténtelo de nuevo.',
  'Campo obrigatório': 'Campo obligatorio',
  'Valor inválido': 'Valor no válido',
  'Email submetido inválido': 'El correo indicado no es válido',
  Inválido: 'Nueve cifras, de un número portugués',
  'Indique um número inteiro': 'Indique un número entero',
  'Texto demasiado longo (máximo {1} caracteres)': 'Texto demasiado largo (máximo {1} caracteres)',
  'Escreva só o nome, sem endereços de sites':
    'Escriba solo el nombre, sin direcciones de sitios web',
  'O valor mínimo é {1}': 'El valor mínimo es {1}',
  'O valor máximo é {1}': 'El valor máximo es {1}',
  'Não encontrado': 'No encontrado',
  'Demasiadas tentativas. Aguarde um pouco e tente de novo':
    'Demasiados intentos. Espere un poco e inténtelo de nuevo',
  'Chave de API em falta ou errada':
    'La página está desactualizada. Vuelva a cargarla e inténtelo de nuevo',
  'A verificação falhou ou expirou. Tente de novo':
    'La verificación ha fallado o ha caducado. Inténtelo de nuevo',
  'A verificação automática falhou. Verifique a ligação à internet e tente de novo':
    'La verificación automática ha fallado. Compruebe su conexión a internet e inténtelo de nuevo',
  'Não se percebe o pedido: chegou cortado ou mal escrito. Tente de novo':
    'No se entiende la solicitud: llegó cortada o mal escrita. Inténtelo de nuevo',
  'O pedido não diz a que se refere. Tente de novo':
    'La solicitud no dice a qué se refiere. Inténtelo de nuevo',
  'Tipo de conteúdo não aceite': 'Tipo de contenido no aceptado',
  'O pedido é demasiado grande': 'La solicitud es demasiado grande',
  'Pedido inválido': 'Solicitud no válida',
  'Não há espaço no servidor, e por isso nada foi guardado. Avise a junta, e tente mais tarde':
    'No hay espacio en el servidor, y por eso no se ha guardado nada. Avise a la junta e inténtelo más tarde',
  'O serviço está temporariamente indisponível. Tente de novo dentro de momentos':
    'El servicio no está disponible en este momento. Inténtelo de nuevo dentro de un rato',
  'Vagas insuficientes': 'No hay plazas suficientes',
  'Há quem espere por lugar, e as vagas são primeiro para quem espera. Pode entrar na lista de espera':
    'Hay quien espera plaza, y las libres son primero para quien espera. Puede entrar en la lista de espera',
  'Indique pelo menos uma pessoa': 'Indique al menos una persona',
  'O evento já não existe': 'El evento ya no existe',
  'Cada reserva é para uma só pessoa': 'Cada reserva es para una sola persona',
  'Cada reserva pode trazer no máximo {1} pessoas':
    'Cada reserva puede traer como máximo {1} personas',
  'Entretanto foram reservados outros lugares. Reduza o número de pessoas ou fale com a junta':
    'Entretanto se han reservado otras plazas. Reduzca el número de personas o hable con la junta',
  'As inscrições para este evento estão encerradas':
    'Las inscripciones para este evento están cerradas',
  'O prazo para mudar a reserva terminou. Fale com a junta':
    'El plazo para cambiar la reserva ha terminado. Hable con la junta',
  'Só pode diminuir. Para trazer mais pessoas, faça outra reserva':
    'Solo puede reducir. Para traer más personas, haga otra reserva',
  'O prazo para cancelar terminou. Fale com a junta':
    'El plazo para cancelar ha terminado. Hable con la junta',
  'Esta reserva foi cancelada': 'Esta reserva se ha cancelado',
  'Esta reserva ainda não tem lugar: está em lista de espera':
    'Esta reserva aún no tiene plaza: está en lista de espera',
  'O prazo desta reserva passou': 'El plazo de esta reserva ha pasado',
  'A oferta deste lugar já terminou': 'La oferta de esta plaza ya ha terminado',
  'Não há nada a pagar por esta reserva': 'No hay nada que pagar por esta reserva',
  'Escreva um número de telemóvel português, com nove algarismos':
    'Escriba un número de móvil portugués, de nueve cifras',
  'O pagamento não pôde ser pedido. Confirme o número e tente de novo, ou pague de outra forma':
    'No se ha podido solicitar el pago. Compruebe el número e inténtelo de nuevo, o pague de otra forma',
  'Não sabemos se o pedido de pagamento chegou. Se o telemóvel lho perguntar, pode aceitar; se não, espere uns minutos e tente de novo':
    'No sabemos si la solicitud de pago ha llegado. Si el móvil se lo pregunta, puede aceptar; si no, espere unos minutos e inténtelo de nuevo',
  'Escolha um ficheiro': 'Elija un archivo',
  'O ficheiro está vazio': 'El archivo está vacío',
  'Envie um ficheiro de cada vez': 'Envíe los archivos de uno en uno',
  'O envio do ficheiro ficou a meio. Tente de novo':
    'El envío del archivo se quedó a medias. Inténtelo de nuevo',
  'Da sua ligação à internet já chegaram hoje quase {1} MB em ficheiros, e este não cabe. Envie-o amanhã, ou traga-o à junta':
    'Desde su conexión a internet ya han llegado hoy casi {1} MB en archivos, y este no cabe. Envíelo mañana o tráigalo a la junta',
  'O ficheiro é demasiado grande (máximo {1} MB)': 'El archivo es demasiado grande (máximo {1} MB)',
  'Só são aceites ficheiros PDF e fotografias JPEG, PNG, WebP ou AVIF':
    'Solo se aceptan archivos PDF y fotografías JPEG, PNG, WebP o AVIF',
  'O ficheiro está danificado ou não é o que diz ser':
    'El archivo está dañado o no es lo que dice ser',
  'Não foi possível abrir o ficheiro. Experimente uma versão mais pequena':
    'No se ha podido abrir el archivo. Pruebe con una versión más pequeña',
  'A fotografia tem demasiados píxeis': 'La fotografía tiene demasiados píxeles',
  'Não há espaço no servidor para guardar o ficheiro. Avise quem gere o site':
    'No hay espacio en el servidor para guardar el archivo. Avise a quien gestiona el sitio',
  // Letters.
  'Reserva recebida': 'Reserva recibida',
  'Recebemos a sua reserva.': 'Hemos recibido su reserva.',
  'Recebemos a sua reserva e o pagamento.': 'Hemos recibido su reserva y el pago.',
  'A inscrição está válida.': 'La inscripción es válida.',
  'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.':
    'La inscripción será válida cuando envíe el justificante y lo confirmemos.',
  'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'En su página puede ver el estado de la reserva, enviar el justificante y, hasta el {prazo}, cancelar. La dirección es solo suya: no la comparta.',
  'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'En su página puede ver el estado de la reserva y, hasta el {prazo}, cancelar. La dirección es solo suya: no la comparta.',
  'Ficou na lista de espera, e não há nada a pagar por agora.':
    'Está en la lista de espera, y por ahora no hay nada que pagar.',
  'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.':
    'Si hay plazas para todas las personas que inscribió, le escribiremos, y tendrá algún tiempo para aceptarlas. En su página puede salir de la lista cuando quiera.',
  'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.':
    'Hay plazas para usted. Se las guardamos hasta el {momento}: acéptelas o rechácelas en su página.',
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
  'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.':
    'Hemos confirmado su pago. La inscripción es válida y la plaza es suya.',
  'Pagamento recebido': 'Pago recibido',
  'Recebemos o seu pagamento de {valor}.': 'Hemos recibido su pago de {valor}.',
  'Não pudemos aceitar o comprovativo.': 'No hemos podido aceptar el justificante.',
  'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.':
    'Si ha pagado, responda a este mensaje con otro justificante, para que se lo devolvamos.',
  'Na sua página pode enviar outro comprovativo.': 'En su página puede enviar otro justificante.',
  Motivo: 'Motivo',
  'Pagamento por confirmar': 'Pago por confirmar',
  'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.':
    'Hemos retirado la confirmación del pago de esta reserva. Si ya ha pagado, responda a este mensaje o envíe el justificante en su página.',
  'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.':
    'Si ya ha pagado, responda a este mensaje con el justificante, para que le devolvamos el importe.',
  'Cancelámos a sua reserva, como pediu.': 'Hemos cancelado su reserva, como pidió.',
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
  'Apagámos dos nossos registos a reserva cancelada.':
    'Hemos borrado de nuestros registros la reserva cancelada.',
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
  'Confirmámos o pagamento da reserva cancelada. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Hemos confirmado el pago de la reserva cancelada. Le devolveremos {valor}, por el mismo medio de pago.',
  'Devolução feita': 'Devolución hecha',
  'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, el importe de la reserva del evento que fue cancelado, por el mismo medio de pago.',
  'Devolvemos-lhe {valor}, o valor da reserva cancelada, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, el importe de la reserva cancelada, por el mismo medio de pago.',
  'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.':
    'Le hemos devuelto {valor}, lo que pagó de más, por el mismo medio de pago.',
  'Se não o receber nos próximos dias, responda a esta mensagem.':
    'Si no lo recibe en los próximos días, responda a este mensaje.',
  'Devolução por fazer': 'Devolución pendiente',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Le dijimos que habíamos devuelto {valor}, el importe de la reserva del evento que fue cancelado, pero fue un error: la devolución todavía está pendiente. Le escribiremos cuando esté hecha.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva cancelada, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Le dijimos que habíamos devuelto {valor}, el importe de la reserva cancelada, pero fue un error: la devolución todavía está pendiente. Le escribiremos cuando esté hecha.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Le dijimos que habíamos devuelto {valor}, lo que pagó de más, pero fue un error: la devolución todavía está pendiente. Le escribiremos cuando esté hecha.',
  'Olá, {nome}.': 'Hola, {nome}:',
  'Preço por adulto': 'Precio por adulto',
  'Preço por criança': 'Precio por niño',
  'Como pagar, até {dia}': 'Cómo pagar, hasta el {dia}',
  '{dia}, às {hora}': '{dia}, a las {hora}',
  '{inicio}, até {dia}': '{inicio}, hasta el {dia}',
  '{inicio}, até {dia}, às {hora}': '{inicio}, hasta el {dia}, a las {hora}',
  '{inicio}, até às {hora}': '{inicio}, hasta las {hora}',
  'Cancelado: {titulo}': 'Cancelado: {titulo}',
  'Código QR': 'Código QR',
  'Em anexo: {nomes}': 'Adjunto: {nomes}',
  'Telefone: {numeros}': 'Teléfono: {numeros}',
  '{nome} escreveu a {momento}:': '{nome} escribió el {momento}:',
};
