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

  // Around every page.
  Línguas: 'Langues',
  'em português': 'en portugais',
  'Notícias e avisos': 'Actualités et avis',
  'Página por abrir': 'Page non ouverte',
  'Não foi possível abrir esta página. Tente de novo dentro de momentos.':
    'Cette page n’a pas pu être ouverte. Veuillez réessayer dans un instant.',
  // The frame of every page, and what its lists and records have in common.
  Menu: 'Menu',
  'Fechar menu': 'Fermer le menu',
  Secções: 'Rubriques',
  Principal: 'Principal',
  Pesquisar: 'Rechercher',
  Pesquisa: 'Recherche',
  '{nome}: página inicial': '{nome} : page d’accueil',
  'Saltar para o conteúdo': 'Aller au contenu',
  'Mapa do site': 'Plan du site',
  Mapa: 'Carte',
  Visitar: 'Visiter',
  Viver: 'Vivre ici',
  'Este site': 'Ce site',
  'Termos e condições': 'Conditions d’utilisation',
  Privacidade: 'Confidentialité',
  Acessibilidade: 'Accessibilité',
  'Área reservada': 'Espace réservé',
  'Livro de reclamações': 'Livre de réclamations',
  'Responsável: {nome}': 'Responsable : {nome}',
  'Redes sociais e reclamações': 'Réseaux sociaux et réclamations',
  'Avisos urgentes': 'Avis urgents',
  'Fechar aviso: {titulo}': 'Fermer l’avis : {titulo}',
  Perigo: 'Danger',
  Atenção: 'Attention',
  Informação: 'Information',
  até: 'jusqu’au',
  'Não conseguimos abrir esta página': 'Nous n’avons pas pu ouvrir cette page',
  'Pode ser um contratempo nosso, que costuma passar depressa.':
    'C’est peut-être un contretemps de notre côté, qui passe en général très vite.',
  'Falar com a junta': 'Parler à la mairie',
  'Tentar de novo': 'Réessayer',
  'Onde está': 'Vous êtes ici',
  Início: 'Accueil',
  'Nesta página': 'Sur cette page',
  'Mostrar só': 'Afficher seulement',
  Páginas: 'Pages',
  'Página {numero}': 'Page {numero}',
  Anterior: 'Précédente',
  Seguinte: 'Suivante',
  '{titulo}, página {pagina}': '{titulo}, page {pagina}',
  Informações: 'Informations',
  'Publicado em': 'Publié le',
  'Atualizado em': 'Mis à jour le',
  Tabela: 'Tableau',
  Onde: 'Où',
  'No mapa': 'Sur la carte',
  'Na Internet': 'Sur Internet',
  '(abre noutro separador)': '(s’ouvre dans un nouvel onglet)',
  'a cerca de {distancia} do centro': 'à environ {distancia} du centre',
  '{distancia}, em linha reta': '{distancia}, à vol d’oiseau',
  'Como chegar': 'Comment venir',
  '(direções no OpenStreetMap, noutra janela)':
    '(itinéraire sur OpenStreetMap, dans une autre fenêtre)',
  'Mapa de {nome}': 'Carte de {nome}',
  Aproximar: 'Zoomer',
  Afastar: 'Dézoomer',
  Telemóvel: 'Portable',
  Telefone: 'Téléphone',
  'Fechado {dia}, {data}': 'Fermé {dia} {data}',
  'Fechado {dias}': 'Fermé du {dias}',
  'No resto do ano': 'Le reste de l’année',
  'De {inicio} a {fim}': 'Du {inicio} au {fim}',
  'Fecha nos feriados.': 'Fermé les jours fériés.',
  'agora mesmo': 'à l’instant',
  'há {tempo}': 'il y a {tempo}',
  minuto: 'minute',
  minutos: 'minutes',
  hoje: 'aujourd’hui',
  ontem: 'hier',
  // Photos and sharing.
  carrossel: 'carrousel',
  Fotografias: 'Photos',
  fotografias: 'photos',
  Fotografia: 'Photo',
  fotografia: 'photo',
  '{lugar} de {total}': '{lugar} sur {total}',
  'de {total}': 'sur {total}',
  'Fotografia {lugar} de {total}': 'Photo {lugar} sur {total}',
  'Fotografias de {nome}': 'Photos de {nome}',
  'Comandos do carrossel': 'Commandes du carrousel',
  'Pausar o carrossel': 'Mettre le carrousel en pause',
  'Pôr o carrossel a andar': 'Faire défiler le carrousel',
  'Fotografia anterior': 'Photo précédente',
  'Fotografia seguinte': 'Photo suivante',
  Partilhar: 'Partager',
  'Imprimir cartaz': 'Imprimer l’affiche',
  'Copiar texto para o grupo': 'Copier le texte pour le groupe',
  'Texto copiado.': 'Texte copié.',
  'O texto ficou selecionado: copie-o.': 'Le texte est sélectionné : copiez-le.',
  // The landing page.
  'A aldeia': 'Le village',
  'Ler Mais': 'Lire la suite',
  'Ler Menos': 'Réduire',
  'Conhecer {aldeia} com tempo': 'Découvrir {aldeia} à loisir',
  'Conhecer a aldeia com tempo': 'Découvrir le village à loisir',
  'Nas redondezas': 'Dans les environs',
  'A partir daqui': 'Au départ d’ici',
  'A partir de {aldeia}': 'Au départ de {aldeia}',
  Comunidade: 'Communauté',
  Executivo: 'Exécutif',
  Aviso: 'Avis',
  Comunicação: 'Communication',
  'Horário de atendimento': 'Horaires d’accueil',
  'Escreva-nos': 'Écrivez-nous',
  'Contactos úteis': 'Contacts utiles',
  'E ainda': 'Et aussi',
  Cancelado: 'Annulé',
  'Já aconteceu': 'Déjà passé',
  'Inscrição Disponível': 'Inscriptions ouvertes',
  Esgotado: 'Complet',
  'Ainda estamos a escrever sobre a aldeia. Volte em breve.':
    'Nous écrivons encore au sujet du village. Revenez bientôt.',
  'A aldeia ainda não está marcada no mapa.': 'Le village n’est pas encore marqué sur la carte.',
  'Conhecer a aldeia': 'Découvrir le village',
  'A seguir': 'À venir',
  'Ver o que há por aqui': 'Voir ce qu’il y a ici',
  'Ver todos os eventos': 'Voir tous les événements',
  'Próxima sessão da assembleia de freguesia': 'Prochaine séance de l’assemblée de la commune',
  '{semana}, {dia} de {mes} de {ano}': '{semana} {dia} {mes} {ano}',
  'Convocatória e ordem de trabalhos': 'Convocation et ordre du jour',
  'Seguir a aldeia': 'Suivre le village',
  'Ver todas as notícias': 'Voir toutes les actualités',
  // The sections: menu, headings, links to their lists, and what search results call a record.
  Descobrir: 'Découvrir',
  'Ficar e comer': 'Dormir et manger',
  'Pontos de interesse': 'Lieux d’intérêt',
  'Ponto de interesse': 'Lieu d’intérêt',
  'A pé, sem pressa': 'À pied, sans se presser',
  'Todos os pontos de interesse': 'Tous les lieux d’intérêt',
  'Ver todos os pontos de interesse': 'Voir tous les lieux d’intérêt',
  'Lugares a que se chega a pé, com tempo e calçado bom.':
    'Des lieux où l’on va à pied, avec du temps et de bonnes chaussures.',
  'O que ver em {aldeia}: os lugares da aldeia, onde ficam e o que contam.':
    'Que voir à {aldeia} : les lieux du village, où ils se trouvent et ce qu’ils racontent.',
  'Ainda não há pontos de interesse neste site. Na aldeia há sempre quem os mostre.':
    'Il n’y a pas encore de lieux d’intérêt sur ce site. Au village, on vous les montrera.',
  'Os nossos pontos de interesse estão em reconstrução. Volte em breve para os descobrir.':
    'Nos lieux d’intérêt sont en reconstruction. Revenez bientôt les découvrir.',
  'Aqui perto': 'Tout près',
  'Todos os lugares aqui perto': 'Tous les lieux proches',
  'Ver todos os lugares aqui perto': 'Voir tous les lieux proches',
  'Para ir e voltar no mesmo dia, com a aldeia à espera ao fim da tarde.':
    'Pour aller et revenir dans la journée, le village vous attendant en fin d’après-midi.',
  'O que visitar perto de {aldeia}: lugares a que se vai e volta no mesmo dia.':
    'Que visiter près de {aldeia} : des lieux où aller et revenir dans la journée.',
  'Ainda não há lugares aqui perto neste site. Na aldeia sabem quais valem a viagem.':
    'Il n’y a pas encore de lieux proches sur ce site. Au village, on sait lesquels valent le voyage.',
  'De momento, os lugares aqui perto estão inacessíveis. Espere que o nevoeiro levante.':
    'Pour le moment, les lieux proches sont inaccessibles. Attendez que le brouillard se lève.',
  Essência: 'Essence',
  'Aquilo de que somos feitos': 'Ce dont nous sommes faits',
  'Toda a essência': 'Toute l’essence',
  'Ver toda a essência': 'Voir toute l’essence',
  'Aquilo de que somos feitos, contado devagar.': 'Ce dont nous sommes faits, raconté lentement.',
  'Aquilo de que {aldeia} é feita: histórias da terra, dos ofícios e das pessoas.':
    'Ce dont {aldeia} est fait : histoires de la terre, des métiers et des gens.',
  'Ainda estamos a escrever sobre aquilo de que somos feitos. Volte em breve.':
    'Nous écrivons encore sur ce dont nous sommes faits. Revenez bientôt.',
  Alojamentos: 'Hébergements',
  Alojamento: 'Hébergement',
  Ficar: 'Séjourner',
  'Todos os alojamentos': 'Tous les hébergements',
  'Ver todos os alojamentos': 'Voir tous les hébergements',
  'Para acordar com a serra à janela. Reserve diretamente com quem o recebe.':
    'Pour se réveiller face à la montagne. Réservez directement auprès de vos hôtes.',
  'Onde dormir em {aldeia}: hotéis, alojamento local e turismo rural, com moradas e telefones.':
    'Où dormir à {aldeia} : hôtels, locations de vacances et tourisme rural, avec adresses et téléphones.',
  'Ainda não há alojamentos neste site. Ligue para a junta: há sempre quem receba.':
    'Il n’y a pas encore d’hébergements sur ce site. Appelez la mairie : quelqu’un reçoit toujours.',
  'Não encontrámos alojamentos. Ligue para a junta: há sempre quem receba.':
    'Nous n’avons trouvé aucun hébergement. Appelez la mairie : il y a toujours quelqu’un pour accueillir.',
  Hotel: 'Hôtel',
  'Alojamento Local': 'Location de vacances',
  'Turismo Rural': 'Tourisme rural',
  Outro: 'Autre',
  Restaurantes: 'Restaurants',
  Restaurante: 'Restaurant',
  Comer: 'Manger',
  'Todos os restaurantes': 'Tous les restaurants',
  'Ver todos os restaurantes': 'Voir tous les restaurants',
  'Lume aceso, mesa posta e o prato da casa. Ao fim de semana, é melhor telefonar antes.':
    'Feu allumé, table mise et le plat de la maison. Le week-end, mieux vaut téléphoner avant.',
  'Onde comer em {aldeia}: pratos principais, moradas e telefones dos restaurantes.':
    'Où manger à {aldeia} : plats principaux, adresses et téléphones des restaurants.',
  'Ainda não há restaurantes neste site. Na junta sabem dizer-lhe onde se come bem.':
    'Il n’y a pas encore de restaurants sur ce site. À la mairie, on sait où l’on mange bien.',
  'Não encontrámos restaurantes. Na junta sabem dizer-lhe onde se come bem.':
    'Nous n’avons trouvé aucun restaurant. À la mairie, on vous dira où l’on mange bien.',
  'Pratos Tradicionais': 'Plats traditionnels',
  Grelhados: 'Grillades',
  'Tapas/Sandes': 'Tapas et sandwichs',
  'Pratos principais': 'Plats principaux',
  Lojas: 'Boutiques',
  Loja: 'Boutique',
  'Levar para casa': 'À rapporter chez soi',
  'Todas as lojas': 'Toutes les boutiques',
  'Ver todas as lojas': 'Voir toutes les boutiques',
  'O que a serra dá e as mãos fazem. Se vier de longe, confirme o horário por telefone.':
    'Ce que la montagne donne et que les mains façonnent. Si vous venez de loin, vérifiez les horaires par téléphone.',
  'As lojas de {aldeia}: o que vendem, onde ficam e em que número atendem.':
    'Les boutiques de {aldeia} : ce qu’elles vendent, où elles se trouvent et à quel numéro les joindre.',
  'Ainda não há lojas neste site. Na aldeia dizem-lhe onde se compra.':
    'Il n’y a pas encore de boutiques sur ce site. Au village, on vous dira où acheter.',
  'Não encontrámos lojas. Talvez seja dia de mercado noutra aldeia.':
    'Nous n’avons trouvé aucune boutique. C’est peut-être jour de marché dans un autre village.',
  'Notícias e eventos': 'Actualités et événements',
  'Notícias e projetos': 'Actualités et projets',
  Notícias: 'Actualités',
  Eventos: 'Événements',
  Notícia: 'Actualité',
  Projeto: 'Projet',
  Evento: 'Événement',
  'O que se passa': 'Ce qui se passe',
  'Todas as notícias e eventos': 'Toutes les actualités et tous les événements',
  'Ver todas as notícias e eventos': 'Voir toutes les actualités et tous les événements',
  'O que aí vem, o que aconteceu e o que estamos a fazer.':
    'Ce qui arrive, ce qui s’est passé et ce que nous faisons.',
  'O que se passa em {aldeia}: próximos eventos, notícias e projetos da freguesia.':
    'Ce qui se passe à {aldeia} : prochains événements, actualités et projets de la commune.',
  'Não há notícias por agora. Na serra, isso costuma ser bom sinal.':
    'Pas d’actualités pour l’instant. En montagne, c’est plutôt bon signe.',
  'Não há eventos agendados. Assim que a aldeia marcar a próxima festa, será aqui.':
    'Aucun événement prévu. Dès que le village fixera la prochaine fête, elle sera annoncée ici.',
  Contactos: 'Contacts',
  Contacto: 'Contact',
  'Falar connosco': 'Nous parler',
  'Todos os contactos': 'Tous les contacts',
  'Ver todos os contactos': 'Voir tous les contacts',
  'À porta da junta, ao telefone ou por escrito: alguém lhe responde.':
    'À la porte de la mairie, au téléphone ou par écrit : quelqu’un vous répond.',
  'Morada, mapa, horário e telefones da {junta}, e os contactos úteis de {aldeia}.':
    'Adresse, plan, horaires et téléphones de {junta}, et les contacts utiles de {aldeia}.',
  'Ainda não há contactos úteis. Entretanto, a junta atende e encaminha.':
    'Il n’y a pas encore de contacts utiles. En attendant, la mairie répond et oriente.',
  'Horário de transporte e serviços': 'Horaires des transports et services',
  Avisos: 'Avis',
  'Avisos e comunicações': 'Avis et communications',
  'Ver todos os avisos': 'Voir tous les avis',
  'Não há avisos à comunidade. O quadro está vazio e a aldeia sossegada.':
    'Aucun avis à la communauté. Le tableau est vide et le village paisible.',
  Pessoas: 'Personnes',
  Pessoa: 'Personne',
  'Ver quem trabalha na freguesia': 'Voir qui travaille à la commune',
  'Ainda não há pessoas neste site. Na junta apresentamo-nos de viva voz.':
    'Il n’y a encore personne sur ce site. À la mairie, nous nous présentons de vive voix.',
  'As pessoas responsáveis voltam já. Foram só ver como está o tempo.':
    'Les responsables reviennent tout de suite. Ils sont juste allés voir le temps qu’il fait.',
  Documentos: 'Documents',
  Balcão: 'Guichet',
  Serviço: 'Service',
  // Pages: the village, contacts, map, search, news and events.
  Parque: 'Parc',
  Administração: 'Administration',
  Coordenadas: 'Coordonnées',
  '{graus}° O': '{graus}° O',
  'A aldeia por extenso': 'Le village en détail',
  'Continuar o passeio': 'Continuer la visite',
  Aldeia: 'Village',
  Factos: 'En bref',
  'Abrir no mapa': 'Ouvrir la carte',
  '(noutra janela)': '(dans une autre fenêtre)',
  'Morada e contactos': 'Adresse et contacts',
  'Junta de freguesia': 'Mairie (junta de freguesia)',
  Email: 'E-mail',
  'Transportes e serviços': 'Transports et services',
  'Uma dúvida, uma sugestão, um caminho por limpar. Lemos todas as mensagens e respondemos para o email que indicar.':
    'Une question, une suggestion, un chemin à nettoyer. Nous lisons tous les messages et répondons à l’adresse que vous indiquez.',
  'Atendimento: {horario}': 'Accueil du public\u00a0: {horario}',
  'Tudo no mapa': 'Tout sur la carte',
  'O que há na aldeia e aqui perto, e a que distância do centro, em linha reta.':
    'Ce qu’il y a au village et tout près, et à quelle distance du centre, à vol d’oiseau.',
  'Ainda ninguém pôs pinos neste mapa. Volte em breve.':
    'Il n’y a encore aucun repère sur cette carte. Revenez bientôt.',
  'Tudo o que há em {aldeia} num só mapa, e em lista.':
    'Tout ce qu’il y a à {aldeia} sur une seule carte, et en liste.',
  Tudo: 'Tout',
  'Página indisponível': 'Page indisponible',
  'A página que procura não está disponível.': 'La page que vous cherchez n’est pas disponible.',
  'Ups, parece que se perdeu na nossa aldeia...':
    'Oups, on dirait que vous vous êtes perdu dans notre village...',
  'A página que procura não existe ou mudou de sítio. Comece de novo pela praça.':
    'La page que vous cherchez n’existe pas ou a changé de place. Repartez de la place du village.',
  'Voltar ao início': 'Retour à l’accueil',
  'Pesquisar no site': 'Chercher sur le site',
  'Perguntar à junta': 'Demander à la mairie',
  Todos: 'Tous',
  Projetos: 'Projets',
  '{tipo} cancelado': '{tipo} annulé',
  'Não há notícias nem eventos por agora. Volte em breve.':
    'Pas d’actualités ni d’événements pour l’instant. Revenez bientôt.',
  'Próximos eventos': 'Prochains événements',
  'Todos os eventos': 'Tous les événements',
  'As últimas': 'Les dernières nouvelles',
  'Mais antigas': 'Plus anciennes',
  'Este evento foi cancelado.': 'Cet événement a été annulé.',
  'Este evento já aconteceu.': 'Cet événement est passé.',
  'Guardar no calendário': 'Enregistrer dans l’agenda',
  'Início{doEvento}': 'Début{doEvento}',
  Fim: 'Fin',
  'Abertos hoje': 'Ouverts aujourd’hui',
  'Hoje não há nada aberto. Telefone, que às vezes se arranja.':
    'Rien n’est ouvert aujourd’hui. Téléphonez\u00a0: on peut parfois s’arranger.',
  Horário: 'Horaires',
  'Pesquisa: {q}': 'Recherche\u00a0: {q}',
  'Pesquisar em tudo o que este site conta sobre {aldeia}.':
    'Chercher dans tout ce que ce site raconte sur {aldeia}.',
  'O que procura?': 'Que cherchez-vous\u00a0?',
  'Com ou sem acentos; o começo da palavra chega.':
    'Avec ou sans accents\u00a0; le début du mot suffit.',
  'Nenhum resultado para «{q}»': 'Aucun résultat pour «\u00a0{q}\u00a0»',
  'Um resultado para «{q}»': 'Un résultat pour «\u00a0{q}\u00a0»',
  '{quantos} resultados para «{q}»': '{quantos} résultats pour «\u00a0{q}\u00a0»',
  'Não encontrámos nada com essas palavras. Experimente outra, ou menos letras.':
    'Nous n’avons rien trouvé avec ces mots. Essayez-en un autre, ou moins de lettres.',
  'Só nos documentos, por tipo, ano e órgão':
    'Seulement dans les documents, par type, année et organe',
  'Por onde começar': 'Par où commencer',
  'Ou comece por aqui:': 'Ou commencez ici\u00a0:',

  // Forms and the captcha.
  'A preparar a verificação…': 'Préparation de la vérification…',
  'A verificação não pôde ser carregada.': 'La vérification n’a pas pu être chargée.',
  'Verificação concluída. Já pode enviar.': 'Vérification terminée. Vous pouvez envoyer.',
  'Não sou um robô': 'Je ne suis pas un robot',
  'A verificar…': 'Vérification…',
  Verificado: 'Vérifié',
  'A verificação falhou. Tente de novo.': 'La vérification a échoué. Réessayez.',
  'A verificação expirou. Tente de novo.': 'La vérification a expiré. Réessayez.',
  'A verificação ainda não terminou. Aguarde um momento.':
    'La vérification n’est pas encore terminée. Attendez un instant.',
  'Há um campo por corrigir.': 'Il y a un champ à corriger.',
  'Há {campos} campos por corrigir.': 'Il y a {campos} champs à corriger.',
  'A enviar…': 'Envoi…',
  Enviar: 'Envoyer',
  'Mensagem à junta de freguesia': 'Message à la mairie',
  'Todos os campos são obrigatórios.': 'Tous les champs sont obligatoires.',
  Nome: 'Nom',
  Assunto: 'Objet',
  Mensagem: 'Message',
  'Mensagem recebida com sucesso.': 'Nous avons bien reçu votre message.',
  'Usamos o que escrever apenas para lhe responder, e apagamo-lo ao fim de 12 meses. Saiba mais em':
    'Nous n’utilisons ce que vous écrivez que pour vous répondre, et nous l’effaçons au bout de 12 mois. En savoir plus\u00a0:',
  'Para enviar por aqui, ative o JavaScript do navegador.':
    'Pour l’envoyer d’ici, activez JavaScript dans votre navigateur.',
  'Também pode escrever para': 'Vous pouvez aussi écrire à',

  // Signing up for an event.
  Inscrever: 'S’inscrire',
  'Entrar na lista de espera': 'Rejoindre la liste d’attente',
  'Lista de espera': 'Liste d’attente',
  Inscrição: 'Inscription',
  'Fechar a inscrição': 'Fermer l’inscription',
  Fechar: 'Fermer',
  'sem vagas': 'plus de places',
  vaga: 'place libre',
  vagas: 'places libres',
  adulto: 'adulte',
  adultos: 'adultes',
  criança: 'enfant',
  crianças: 'enfants',
  ou: 'ou',
  'Para se inscrever, telefone para a junta': 'Pour vous inscrire, téléphonez à la mairie',
  'Para se inscrever, telefone para a junta:': 'Pour vous inscrire, téléphonez à la mairie\u00a0:',
  'Inscrições encerradas': 'Inscriptions closes',
  'Foram aceites até': 'Elles étaient ouvertes jusqu’au',
  Preço: 'Prix',
  Gratuito: 'Gratuit',
  'por adulto': 'pour chaque adulte',
  'por criança (6 a 12 anos)': 'pour chaque enfant (de 6 à 12 ans)',
  'As crianças com menos de 6 anos vêm com os seus adultos: não pagam e não é preciso inscrevê-las.':
    'Les enfants de moins de 6 ans viennent avec leurs adultes\u00a0: ils ne paient pas et il n’est pas nécessaire de les inscrire.',
  Vagas: 'Places',
  'de {lugares}, com inscrições até': 'sur {lugares}, inscriptions jusqu’au',
  'Nenhuma: o único lugar está reservado': 'Aucune\u00a0: la seule place est réservée',
  'Nenhuma: os {lugares} lugares estão reservados':
    'Aucune\u00a0: les {lugares} places sont réservées',
  'Não há lugares livres.': 'Il n’y a plus de places.',
  'Há quem espere por lugar, e as vagas são primeiro para quem espera.':
    'D’autres attendent, et les places libres sont d’abord pour eux.',
  '; as vagas são primeiro para quem já espera':
    '; les places sont d’abord pour ceux qui attendent déjà',
  'Se houver lugares para todos os que inscrever, escrevemos-lhe, e tem algum tempo para os aceitar. Até lá não paga nada.':
    'S’il y a des places pour tous ceux que vous inscrivez, nous vous écrivons, et vous avez un peu de temps pour les accepter. D’ici là, vous ne payez rien.',
  'Cada reserva é para uma só pessoa.': 'Chaque réservation est pour une seule personne.',
  'Cada reserva pode trazer até {pessoas} pessoas.':
    'Chaque réservation peut compter jusqu’à {pessoas} personnes.',
  'Número de adultos': 'Nombre d’adultes',
  'Número de crianças (6 aos 12 anos)': 'Nombre d’enfants (de 6 à 12 ans)',
  'Adulto {preco}': 'Adulte {preco}',
  'Criança {preco}': 'Enfant {preco}',
  'Participação gratuita': 'Participation gratuite',
  Total: 'Total',
  'A confirmar…': 'Confirmation…',
  Confirmar: 'Confirmer',
  'Ao confirmar, aceita os': 'En confirmant, vous acceptez les',
  'termos e condições': 'conditions générales',
  '(abre noutra janela)': '(s’ouvre dans une autre fenêtre)',
  'Usamos os seus dados apenas para esta reserva e apagamo-los 6 meses depois do evento. Saiba mais em':
    'Nous n’utilisons vos données que pour cette réservation et nous les effaçons 6 mois après l’événement. En savoir plus\u00a0:',
  'Tem até {dia} para pagar.': 'Vous avez jusqu’au {dia} pour payer.',
  'Reserva efetuada com sucesso.': 'Votre réservation est faite.',
  'Reservou lugar para {quem}, num total de {total}.':
    'Vous avez réservé pour {quem}, pour un total de {total}.',
  'Reservou lugar para {quem}.': 'Vous avez réservé pour {quem}.',
  'Vai receber um email com os dados da reserva.':
    'Vous allez recevoir un e-mail avec les détails de votre réservation.',
  'Abra a página da reserva e guarde o endereço dela: é só seu, e é por ele que volta à reserva.':
    'Ouvrez la page de votre réservation et gardez son adresse\u00a0: elle n’est qu’à vous, et c’est par elle que vous y revenez.',
  'A inscrição só fica válida depois de enviar o comprovativo de pagamento, até {dia}, e de a junta o validar.':
    'L’inscription n’est valable qu’après l’envoi du justificatif de paiement, jusqu’au {dia}, et sa validation par la mairie.',
  'A inscrição só fica válida depois de enviar o comprovativo de pagamento e de a junta o validar.':
    'L’inscription n’est valable qu’après l’envoi du justificatif de paiement et sa validation par la mairie.',
  'O email explica como.': 'L’e-mail explique comment faire.',
  'A página da reserva explica como.': 'La page de la réservation explique comment faire.',
  'Ficou na lista de espera.': 'Vous êtes sur la liste d’attente.',
  'Espera lugar para {quem}.': 'Vous attendez une place pour {quem}.',
  'Se os houver, recebe um email para os aceitar ou recusar.':
    'S’il y en a, vous recevez un e-mail pour les accepter ou les refuser.',
  'Guarde o endereço da página da reserva: se os houver, é lá que os aceita.':
    'Gardez l’adresse de la page de la réservation\u00a0: s’il y en a, c’est là que vous les acceptez.',
  'Ver a minha reserva': 'Voir ma réservation',

  // The private page of a booking.
  'A minha reserva': 'Ma réservation',
  'A minha reserva: {evento}': 'Ma réservation\u00a0: {evento}',
  'Página privada de uma reserva.': 'Page privée d’une réservation.',
  'Olá, {nome}. Este endereço é só seu: guarde-o e não o partilhe.':
    'Bonjour, {nome}. Cette adresse n’est qu’à vous\u00a0: gardez-la et ne la partagez pas.',
  'Motivo: {motivo}': 'Motif\u00a0: {motivo}',
  Quando: 'Quand',
  ', às {hora}': ', à {hora}',
  Quem: 'Qui',
  'Por pagar': 'Reste à payer',
  Referência: 'Référence',
  'Total da reserva': 'Total de la réservation',
  'Total pago': 'Total payé',
  'Total a pagar': 'Total à payer',
  'Código QR desta reserva': 'Code QR de cette réservation',
  'À entrada, mostre este código.': 'Montrez ce code à l’entrée.',
  'Ver o evento': 'Voir l’événement',
  'Juntar ao calendário': 'Ajouter à l’agenda',
  'Para enviar o comprovativo, mudar ou cancelar sem JavaScript, fale com a junta.':
    'Pour envoyer le justificatif, modifier ou annuler sans JavaScript, contactez la mairie.',
  'Evento cancelado': 'Événement annulé',
  'A junta cancelou este evento, e com ele a sua reserva.':
    'La mairie a annulé cet événement, et votre réservation avec lui.',
  'Reserva cancelada': 'Réservation annulée',
  'Esta reserva foi cancelada a {dia} e os lugares ficaram livres.':
    'Cette réservation a été annulée le {dia} et les places sont de nouveau libres.',
  'Evento retirado': 'Événement retiré',
  'A junta retirou este evento do site, e esta reserva já não conta. Se tiver dúvidas, fale com a junta.':
    'La mairie a retiré cet événement du site, et cette réservation ne compte plus. En cas de doute, contactez la mairie.',
  'Em lista de espera': 'Sur liste d’attente',
  'O evento já não tem lugares para tantas pessoas: fale com a junta.':
    'L’événement n’a plus de places pour autant de personnes\u00a0: parlez à la mairie.',
  'Os lugares livres ainda não chegam para todos, mas guardamo-los para si até {quando}. Depois passam a quem couber, e continua na lista.':
    'Les places libres ne suffisent pas encore pour tous, mais nous vous les gardons jusqu’au {quando}. Ensuite, elles passent à qui peut les prendre, et vous restez sur la liste.',
  'Os lugares que houver são oferecidos por ordem. Se não chegarem para todos, passam a quem couber; depois de três vezes guardam-se para si, durante dois dias no máximo.':
    'Les places libres sont proposées dans l’ordre. Si elles ne suffisent pas pour tous, elles passent à qui peut les prendre\u00a0; après trois fois, elles vous sont gardées, deux jours au plus.',
  'Escrevemos-lhe, e esta página di-lo. Até lá não há nada a pagar.':
    'Nous vous écrivons, et cette page le dira. D’ici là, il n’y a rien à payer.',
  'Há lugares para si': 'Il y a des places pour vous',
  'Guardamo-los até {quando}. Depois passam a quem está a seguir.':
    'Nous vous les gardons jusqu’au {quando}. Ensuite, elles passent aux suivants.',
  'Reserva expirada': 'Réservation expirée',
  'O seu pagamento chegou depois do prazo. A junta vai ver se ainda há lugares; se não houver, devolve-lhe tudo.':
    'Votre paiement est arrivé après le délai. La mairie va voir s’il reste des places\u00a0; sinon, elle vous rembourse tout.',
  'O prazo passou e os lugares ficaram livres. Se entretanto pagou, envie o comprovativo; se ainda quer vir, fale com a junta.':
    'Le délai est passé et les places sont de nouveau libres. Si vous avez payé entre-temps, envoyez le justificatif\u00a0; si vous voulez toujours venir, contactez la mairie.',
  'Reserva feita': 'Réservation faite',
  'Não há nada a pagar. Até lá.': 'Il n’y a rien à payer. À bientôt.',
  'Pagamento confirmado': 'Paiement confirmé',
  'A inscrição está válida e o lugar é seu.': 'L’inscription est valable et la place est à vous.',
  'Comprovativo recusado': 'Justificatif refusé',
  'A junta não pôde aceitar o comprovativo que enviou. Envie outro, ou fale com a junta.':
    'La mairie n’a pas pu accepter le justificatif que vous avez envoyé. Envoyez-en un autre, ou contactez la mairie.',
  'Não se consegue ler': 'Il est illisible',
  'O valor não é o da reserva': 'Le montant n’est pas celui de la réservation',
  'O pagamento não chegou à conta da junta':
    'Le paiement n’est pas arrivé sur le compte de la mairie',
  'Comprovativo recebido': 'Justificatif reçu',
  'A junta vai conferi-lo. Quando o pagamento estiver confirmado, esta página di-lo.':
    'La mairie va le vérifier. Une fois le paiement confirmé, cette page le dira.',
  'À espera de pagamento': 'En attente de paiement',
  'Pague até {dia}.': 'Payez au plus tard le {dia}.',
  'Se pagar agora, aqui em baixo, a inscrição fica logo válida; de outra forma, depois de enviar o comprovativo e de a junta o confirmar.':
    'Si vous payez maintenant, ci-dessous, l’inscription est valable aussitôt\u00a0; sinon, une fois le justificatif envoyé et confirmé par la mairie.',
  'A inscrição fica válida depois de enviar o comprovativo e de a junta o confirmar.':
    'L’inscription sera valable une fois le justificatif envoyé et confirmé par la mairie.',
  'A junta vai conferir o comprovativo que enviou e devolver-lhe o que pagou.':
    'La mairie va vérifier le justificatif que vous avez envoyé et vous rembourser ce que vous avez payé.',
  'Se já tinha pago, fale com a junta, para lhe devolver o valor.':
    'Si vous aviez déjà payé, contactez la mairie pour être remboursé.',
  'Devolvemos-lhe {valor}, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, par le même moyen de paiement.',
  'Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Nous allons vous rembourser {valor}, par le même moyen de paiement.',
  'Como pagar': 'Comment payer',
  'Outras formas de pagar': 'Autres façons de payer',
  'Transferência (IBAN)': 'Virement (IBAN)',
  'MB WAY': 'MB WAY',
  'Outras formas': 'Autres moyens',
  'Pergunte à junta como pode pagar.': 'Demandez à la mairie comment payer.',
  'Os contactos da junta': 'Les contacts de la mairie',
  Valor: 'Montant',
  'o valor': 'le montant',
  'o IBAN': 'l’IBAN',
  'Código QR da transferência': 'Code QR du virement',
  'Se a aplicação do seu banco lê códigos de transferência, aponte-a para aqui: o valor, a conta e a referência ficam preenchidos.':
    'Si l’application de votre banque lit les codes de virement, scannez celui-ci\u00a0: le montant, le compte et la référence se remplissent tout seuls.',
  Copiar: 'Copier',
  'Copiado.': 'Copié.',
  'Está selecionado: copie-o.': 'C’est sélectionné\u00a0: copiez-le.',
  'Comprovativo de pagamento': 'Justificatif de paiement',
  'Um PDF ou uma fotografia, até 20 MB. Só a junta o pode ver.':
    'Un PDF ou une photo, 20 Mo au plus. Seule la mairie peut le voir.',
  'Enviar comprovativo': 'Envoyer le justificatif',
  'Enviar outro comprovativo': 'Envoyer un autre justificatif',
  '{dia}, às {hora}, quando o evento começa': '{dia}, à {hora}, quand l’événement commence',
  'Vêm menos pessoas?': 'Moins de personnes\u00a0?',
  'Pode diminuir a reserva, com devolução do que pagou a mais, até {prazo}.':
    'Vous pouvez réduire la réservation, avec remboursement du trop-payé, jusqu’au {prazo}.',
  'Mudar a reserva': 'Modifier la réservation',
  'Quantas pessoas vêm?': 'Combien de personnes viennent\u00a0?',
  Adultos: 'Adultes',
  'Crianças (6 aos 12 anos)': 'Enfants (de 6 à 12 ans)',
  'Se não vem ninguém, feche e cancele a reserva.':
    'Si personne ne vient, fermez et annulez la réservation.',
  'Escolha quantas pessoas vêm agora: só pode diminuir.':
    'Choisissez combien de personnes viennent maintenant\u00a0: le nombre ne peut que baisser.',
  'O total passa a {total}.': 'Le total passe à {total}.',
  'Vamos devolver-lhe {valor}.': 'Nous allons vous rembourser {valor}.',
  'Fica por pagar {valor}.': 'Il reste {valor} à payer.',
  'Não há nada a pagar.': 'Il n’y a rien à payer.',
  'Não é possível voltar atrás.': 'Ce choix est définitif.',
  'Sim, mudar': 'Oui, modifier',
  Cancelar: 'Annuler',
  'Cancelar a reserva': 'Annuler la réservation',
  'Sair da lista de espera': 'Quitter la liste d’attente',
  'Sair da lista': 'Quitter la liste',
  'Pode cancelar, com devolução do que pagou, até {prazo}.':
    'Vous pouvez annuler, avec remboursement de ce que vous avez payé, jusqu’au {prazo}.',
  'O prazo para cancelar com devolução terminou a {dia}, às {hora}, quando o evento começou.':
    'Le délai pour annuler avec remboursement a pris fin le {dia}, à {hora}, quand l’événement a commencé.',
  'O prazo para cancelar com devolução terminou a {dia}.':
    'Le délai pour annuler avec remboursement a pris fin le {dia}.',
  'Se não puder vir,': 'Si vous ne pouvez pas venir,',
  'avise a junta': 'prévenez la mairie',
  ', para que outra pessoa aproveite o lugar.': ', pour qu’une autre personne profite de la place.',
  'Deseja sair da lista de espera?': 'Voulez-vous quitter la liste d’attente\u00a0?',
  'Deseja cancelar a reserva?': 'Voulez-vous annuler la réservation\u00a0?',
  'Perde a sua vez e não é possível voltar atrás.':
    'Vous perdez votre tour, et ce choix est définitif.',
  'Os lugares ficam livres para outras pessoas e não é possível voltar atrás.':
    'Les places sont libérées pour d’autres personnes, et ce choix est définitif.',
  'Sim, sair': 'Oui, quitter',
  'Sim, cancelar': 'Oui, annuler',
  'Aceitar ou recusar': 'Accepter ou refuser',
  'Aceitar os lugares': 'Accepter les places',
  Recusar: 'Refuser',

  // Paying a booking.
  'Pagar agora {valor}': 'Payer {valor} maintenant',
  'SIMULAÇÃO: isto é um ensaio, e ninguém paga a sério.':
    'SIMULATION\u00a0: ceci est un essai, et personne ne paie pour de vrai.',
  'Como quer pagar': 'Comment voulez-vous payer',
  Multibanco: 'Multibanco (distributeur)',
  'Telemóvel com MB WAY': 'Portable avec MB WAY',
  'Pagar com MB WAY': 'Payer avec MB WAY',
  'Obter a referência': 'Obtenir la référence',
  'Abra a aplicação MB WAY no telemóvel e aceite {valor}. Assim que estiver pago, esta página di-lo.':
    'Ouvrez l’application MB WAY sur votre téléphone et acceptez {valor}. Dès que c’est payé, cette page le dira.',
  'O último pedido não foi aceite a tempo. Pode pedir outra vez.':
    'La dernière demande n’a pas été acceptée à temps. Vous pouvez recommencer.',
  Entidade: 'Entité',
  'a entidade': 'l’entité',
  'a referência': 'la référence',
  'o valor da referência': 'le montant de la référence',
  Até: 'Jusqu’au',
  'Pague num multibanco ou no seu banco, em «Pagamento de serviços».':
    'Payez à un distributeur portugais (Multibanco) ou par votre banque portugaise, sous «\u00a0Pagamento de serviços\u00a0».',

  // Refusals that visitors can meet.
  'Sem ligação ao servidor. O que escreveu continua aqui: verifique a internet e tente de novo.':
    'Pas de connexion au serveur. Ce que vous avez écrit est toujours là\u00a0: vérifiez votre connexion et réessayez.',
  'Campo obrigatório': 'Champ obligatoire',
  'Valor inválido': 'Valeur non valable',
  'Email submetido inválido': 'Cette adresse e-mail n’est pas valable',
  Inválido: 'Neuf chiffres, d’un numéro portugais',
  'Indique um número inteiro': 'Indiquez un nombre entier',
  'Texto demasiado longo (máximo {1} caracteres)': 'Texte trop long ({1} caractères au plus)',
  'Escreva só o nome, sem endereços de sites': 'Écrivez seulement le nom, sans adresse de site',
  'O valor mínimo é {1}': 'La valeur minimale est {1}',
  'O valor máximo é {1}': 'La valeur maximale est {1}',
  'Não encontrado': 'Introuvable',
  'Demasiadas tentativas. Aguarde um pouco e tente de novo':
    'Trop de tentatives. Attendez un peu et réessayez',
  'Chave de API em falta ou errada': 'La page n’est plus à jour. Rechargez-la et réessayez',
  'A verificação falhou ou expirou. Tente de novo': 'La vérification a échoué ou expiré. Réessayez',
  'A verificação automática falhou. Verifique a ligação à internet e tente de novo':
    'La vérification automatique a échoué. Vérifiez votre connexion à internet et réessayez',
  'Não se percebe o pedido: chegou cortado ou mal escrito. Tente de novo':
    'La demande est incompréhensible\u00a0: elle est arrivée coupée ou mal écrite. Réessayez',
  'O pedido não diz a que se refere. Tente de novo':
    'La demande ne dit pas à quoi elle se rapporte. Réessayez',
  'Tipo de conteúdo não aceite': 'Type de contenu non accepté',
  'O pedido é demasiado grande': 'La demande est trop volumineuse',
  'Pedido inválido': 'Demande non valable',
  'Não há espaço no servidor, e por isso nada foi guardado. Avise a junta, e tente mais tarde':
    'Il n’y a plus de place sur le serveur, et rien n’a été enregistré. Prévenez la mairie et réessayez plus tard',
  'O serviço está temporariamente indisponível. Tente de novo dentro de momentos':
    'Le service est momentanément indisponible. Réessayez dans un instant',
  'Vagas insuficientes': 'Pas assez de places',
  'Há quem espere por lugar, e as vagas são primeiro para quem espera. Pode entrar na lista de espera':
    'D’autres attendent, et les places libres sont d’abord pour eux. Vous pouvez rejoindre la liste d’attente',
  'Indique pelo menos uma pessoa': 'Indiquez au moins une personne',
  'O evento já não existe': 'L’événement n’existe plus',
  'Cada reserva é para uma só pessoa': 'Chaque réservation est pour une seule personne',
  'Cada reserva pode trazer no máximo {1} pessoas':
    'Chaque réservation peut compter {1} personnes au plus',
  'Entretanto foram reservados outros lugares. Reduza o número de pessoas ou fale com a junta':
    'D’autres places ont été réservées entre-temps. Réduisez le nombre de personnes ou contactez la mairie',
  'As inscrições para este evento estão encerradas': 'Les inscriptions à cet événement sont closes',
  'O prazo para mudar a reserva terminou. Fale com a junta':
    'Le délai pour modifier la réservation est passé. Contactez la mairie',
  'Só pode diminuir. Para trazer mais pessoas, faça outra reserva':
    'Le nombre ne peut que baisser. Pour venir plus nombreux, faites une autre réservation',
  'O prazo para cancelar terminou. Fale com a junta':
    'Le délai pour annuler est passé. Contactez la mairie',
  'Esta reserva foi cancelada': 'Cette réservation a été annulée',
  'Esta reserva ainda não tem lugar: está em lista de espera':
    'Cette réservation n’a pas encore de place\u00a0: elle est sur liste d’attente',
  'O prazo desta reserva passou': 'Le délai de cette réservation est passé',
  'A oferta deste lugar já terminou': 'L’offre de cette place est terminée',
  'Não há nada a pagar por esta reserva': 'Il n’y a rien à payer pour cette réservation',
  'Escreva um número de telemóvel português, com nove algarismos':
    'Écrivez un numéro de portable portugais, à neuf chiffres',
  'O pagamento não pôde ser pedido. Confirme o número e tente de novo, ou pague de outra forma':
    'Le paiement n’a pas pu être demandé. Vérifiez le numéro et réessayez, ou payez autrement',
  'Não sabemos se o pedido de pagamento chegou. Se o telemóvel lho perguntar, pode aceitar; se não, espere uns minutos e tente de novo':
    'Nous ne savons pas si la demande de paiement est arrivée. Si votre téléphone vous la montre, vous pouvez accepter\u00a0; sinon, attendez quelques minutes et réessayez',
  'Escolha um ficheiro': 'Choisissez un fichier',
  'O ficheiro está vazio': 'Le fichier est vide',
  'Envie um ficheiro de cada vez': 'Envoyez un fichier à la fois',
  'O envio do ficheiro ficou a meio. Tente de novo':
    'L’envoi du fichier s’est interrompu. Réessayez',
  'Da sua ligação à internet já chegaram hoje quase {1} MB em ficheiros, e este não cabe. Envie-o amanhã, ou traga-o à junta':
    'Près de {1} Mo de fichiers sont déjà arrivés aujourd’hui de votre connexion à internet, et celui-ci n’y tient plus. Envoyez-le demain, ou apportez-le à la mairie',
  'O ficheiro é demasiado grande (máximo {1} MB)':
    'Le fichier est trop volumineux ({1} Mo au plus)',
  'Só são aceites ficheiros PDF e fotografias JPEG, PNG, WebP ou AVIF':
    'Seuls les fichiers PDF et les photos JPEG, PNG, WebP ou AVIF sont acceptés',
  'O ficheiro está danificado ou não é o que diz ser':
    'Le fichier est endommagé ou n’est pas ce qu’il prétend être',
  'Não foi possível abrir o ficheiro. Experimente uma versão mais pequena':
    'Le fichier n’a pas pu être ouvert. Essayez une version plus petite',
  'A fotografia tem demasiados píxeis': 'La photo a trop de pixels',
  'Não há espaço no servidor para guardar o ficheiro. Avise quem gere o site':
    'Il n’y a plus de place sur le serveur pour le fichier. Prévenez les responsables du site',
  // Letters.
  'Reserva recebida': 'Réservation reçue',
  'Recebemos a sua reserva.': 'Nous avons bien reçu votre réservation.',
  'Recebemos a sua reserva e o pagamento.':
    'Nous avons bien reçu votre réservation et le paiement.',
  'A inscrição está válida.': 'L’inscription est valable.',
  'A inscrição fica válida depois de enviar o comprovativo e de o confirmarmos.':
    'L’inscription devient valable une fois que vous avez envoyé le justificatif et que nous l’avons confirmé.',
  'Na sua página pode ver o estado da reserva, enviar o comprovativo e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'Sur votre page, vous pouvez suivre la réservation, envoyer le justificatif et, jusqu’au {prazo}, annuler. L’adresse n’est qu’à vous : ne la partagez pas.',
  'Na sua página pode ver o estado da reserva e, até {prazo}, cancelar. O endereço é só seu: não o partilhe.':
    'Sur votre page, vous pouvez suivre la réservation et, jusqu’au {prazo}, annuler. L’adresse n’est qu’à vous : ne la partagez pas.',
  'Ficou na lista de espera, e não há nada a pagar por agora.':
    'Vous êtes sur la liste d’attente, et il n’y a rien à payer pour l’instant.',
  'Se houver lugares para todos os que inscreveu, escrevemos-lhe, e tem algum tempo para os aceitar. Na sua página pode sair da lista quando quiser.':
    'S’il y a des places pour toutes les personnes inscrites, nous vous écrirons, et vous aurez un peu de temps pour les accepter. Sur votre page, vous pouvez quitter la liste quand vous voulez.',
  'Há lugares para si. Guardamo-los até {momento}: aceite-os, ou recuse-os, na sua página.':
    'Il y a des places pour vous. Nous les gardons jusqu’au {momento} : acceptez-les ou refusez-les sur votre page.',
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
  'Confirmámos o seu pagamento. A inscrição está válida e o lugar é seu.':
    'Nous avons confirmé votre paiement. L’inscription est valable et la place est à vous.',
  'Pagamento recebido': 'Paiement reçu',
  'Recebemos o seu pagamento de {valor}.': 'Nous avons bien reçu votre paiement de {valor}.',
  'Não pudemos aceitar o comprovativo.': 'Nous n’avons pas pu accepter le justificatif.',
  'Se pagou, responda a esta mensagem com outro comprovativo, para lho devolvermos.':
    'Si vous avez payé, répondez à ce message avec un autre justificatif, pour que nous puissions vous rembourser.',
  'Na sua página pode enviar outro comprovativo.':
    'Sur votre page, vous pouvez envoyer un autre justificatif.',
  Motivo: 'Motif',
  'Pagamento por confirmar': 'Paiement à confirmer',
  'Retirámos a confirmação do pagamento desta reserva. Se já pagou, responda a esta mensagem ou envie o comprovativo na sua página.':
    'Nous avons retiré la confirmation du paiement de cette réservation. Si vous avez déjà payé, répondez à ce message ou envoyez le justificatif sur votre page.',
  'Se já pagou, responda a esta mensagem com o comprovativo, para lhe devolvermos o valor.':
    'Si vous avez déjà payé, répondez à ce message avec le justificatif, pour que nous puissions vous rembourser.',
  'Cancelámos a sua reserva, como pediu.':
    'Nous avons annulé votre réservation, comme vous l’avez demandé.',
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
  'Apagámos dos nossos registos a reserva cancelada.':
    'Nous avons effacé de nos registres la réservation annulée.',
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
  'Confirmámos o pagamento da reserva cancelada. Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.':
    'Nous avons confirmé le paiement de la réservation annulée. Nous allons vous rembourser {valor}, par le même moyen de paiement.',
  'Devolução feita': 'Remboursement effectué',
  'Devolvemos-lhe {valor}, o valor da reserva no evento que foi cancelado, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, le montant de la réservation pour l’événement annulé, par le même moyen de paiement.',
  'Devolvemos-lhe {valor}, o valor da reserva cancelada, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, le montant de la réservation annulée, par le même moyen de paiement.',
  'Devolvemos-lhe {valor}, o que pagou a mais, pelo mesmo meio de pagamento.':
    'Nous vous avons remboursé {valor}, payés en trop, par le même moyen de paiement.',
  'Se não o receber nos próximos dias, responda a esta mensagem.':
    'Si vous ne recevez rien dans les prochains jours, répondez à ce message.',
  'Devolução por fazer': 'Remboursement à faire',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva no evento que foi cancelado, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Nous vous avons dit que nous avions remboursé {valor}, le montant de la réservation pour l’événement annulé, mais c’était une erreur : le remboursement reste à faire. Nous vous écrirons quand ce sera fait.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o valor da reserva cancelada, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Nous vous avons dit que nous avions remboursé {valor}, le montant de la réservation annulée, mais c’était une erreur : le remboursement reste à faire. Nous vous écrirons quand ce sera fait.',
  'Dissemos-lhe que tínhamos devolvido {valor}, o que pagou a mais, mas foi engano: a devolução ainda está por fazer. Escrevemos-lhe quando estiver feita.':
    'Nous vous avons dit que nous avions remboursé {valor}, payés en trop, mais c’était une erreur : le remboursement reste à faire. Nous vous écrirons quand ce sera fait.',
  'Olá, {nome}.': 'Bonjour {nome},',
  'Preço por adulto': 'Prix par adulte',
  'Preço por criança': 'Prix par enfant',
  'Como pagar, até {dia}': 'Comment payer, jusqu’au {dia}',
  '{dia}, às {hora}': '{dia} à {hora}',
  '{inicio}, até {dia}': '{inicio}, jusqu’au {dia}',
  '{inicio}, até {dia}, às {hora}': '{inicio}, jusqu’au {dia} à {hora}',
  '{inicio}, até às {hora}': '{inicio}, jusqu’à {hora}',
  'Cancelado: {titulo}': 'Annulé : {titulo}',
  'Código QR': 'Code QR',
  'Em anexo: {nomes}': 'En pièce jointe : {nomes}',
  'Telefone: {numeros}': 'Téléphone : {numeros}',
  '{nome} escreveu a {momento}:': '{nome} a écrit le {momento} :',
};
