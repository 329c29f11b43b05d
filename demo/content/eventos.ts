import type { DemoRecord } from '../feature.ts';
import { at } from './at.ts';

/** Events, dated in days from the filling of the village: their texts fit any time of the year. */
export const eventos = [
  {
    title: 'Caminhada das Estrelas',
    title_en: 'A Walk Under the Stars',
    type: 'EVENTO',
    description: `<p>Apagam-se as lanternas aos vinte minutos de caminho e os olhos habituam-se: é a parte de que toda a gente fala no fim. Subimos devagar ao Miradouro da Fraga e seguimos pela crista até à Chã do Vento, onde nos deitamos em mantas a olhar para cima durante uma hora.</p>
<p>Inês Couto guia o grupo e conhece o céu pelos nomes de cá, em que a Ursa Maior é o Carro e a Via Láctea é a Estrada de Santiago. Haverá um telescópio, chá quente e bolo de castanha para todos. São 6 km, fáceis mas no escuro, com 130 metros de subida.</p>
<ul><li><strong>Traga:</strong> botas, casaco quente mesmo no verão, água e, se tiver, uma lanterna de luz vermelha.</li><li><strong>Não traga:</strong> cães, por causa dos rebanhos que dormem na serra.</li><li><strong>Crianças:</strong> a partir dos 6 anos, com um adulto.</li></ul>
<p>Se o céu estiver coberto, a caminhada passa para a noite seguinte, e quem não puder vir recebe o valor de volta. A decisão é tomada ao meio-dia e enviada por correio eletrónico.</p>`,
    description_en: `<p>Twenty minutes along the path the torches go out and your eyes get used to the dark: it is the part everyone talks about afterwards. We climb slowly to the Fraga Viewpoint and follow the ridge to Chã do Vento, where we lie on blankets and look up for an hour.</p>
<p>Inês Couto leads the group and knows the sky by its local names, in which the Great Bear is the Cart and the Milky Way is the Road to Santiago. There will be a telescope, hot tea and chestnut cake for everyone. It is 6 km, easy but in the dark, with 130 metres of climbing.</p>
<ul><li><strong>Bring:</strong> boots, a warm coat even in summer, water and, if you have one, a torch with a red light.</li><li><strong>Do not bring:</strong> dogs, because of the flocks that sleep on the mountain.</li><li><strong>Children:</strong> from the age of 6, with an adult.</li></ul>
<p>If the sky is overcast the walk moves to the following night, and anyone who cannot come gets their money back. We decide at noon and let you know by email.</p>`,
    mainPhoto: 'caminhada-das-estrelas',
    photos: ['caminhada-das-estrelas-2', 'miradouro-da-fraga-2'],
    startDate: { inDays: 12 },
    endDate: { inDays: 13 },
    startTime: '21:30',
    endTime: '01:00',
    location: 'Partida da Praça do Souto',
    location_en: 'Starts at Praça do Souto',
    lugar: at(5, 0),
    permiteInscricao: true,
    price: 12.5,
    childPrice: 6,
    maxParticipants: 30,
    maxPorReserva: 10,
    limitEnrollmentDate: { inDays: 9 },
    insertedDaysAgo: 31,
  },
  {
    title: 'Oficina do Pão no Forno Comunitário',
    title_en: 'Bread Workshop at the Communal Oven',
    type: 'EVENTO',
    description: `<p>Doze pessoas, uma masseira e o fermento da família Calvão, que anda vivo desde 1931. Nesta oficina amassa-se, espera-se, acende-se o forno e come-se o resultado, por esta ordem e sem pressa.</p>
<p>Quem ensina é a D. Aurora Lage, que coze desde os sete anos, com a ajuda de Tiago Morais no lume. Enquanto a massa leveda, vamos ao Moinho de Cima ver moer o centeio. Cada participante leva para casa um pão de dois quilos, um frasco de fermento e a receita escrita à mão.</p>
<p>O preço inclui os ingredientes, o avental e o almoço: caldo de castanha pilada, queijo, presunto e o primeiro pão a sair. Avise-nos se não come carne ou se tem alergias. O centeio contém glúten.</p>
<p>Vista roupa que possa ficar com farinha e cheiro a fumo. O chão do forno é de pedra e há um degrau à entrada; quem precisar de apoio pode telefonar-nos antes: 276 000 001.</p>`,
    description_en: `<p>Twelve people, one kneading trough and the Calvão family’s leaven, alive since 1931. In this workshop we knead, wait, light the oven and eat the result, in that order and without hurry.</p>
<p>Your teacher is Dona Aurora Lage, who has been baking since she was seven, with Tiago Morais helping at the fire. While the dough rises we go to the Upper Mill to watch the rye being ground. Everyone takes home a two-kilo loaf, a jar of leaven and the recipe written by hand.</p>
<p>The price includes ingredients, apron and lunch: dried chestnut soup, cheese, cured ham and the first loaf out of the oven. Tell us if you do not eat meat or have any allergies. Rye contains gluten.</p>
<p>Wear clothes that can get floury and smell of smoke. The oven house has a stone floor and a step at the entrance; if you need a hand, ring us beforehand: +351 276 000 001.</p>`,
    mainPhoto: 'oficina-do-pao',
    photos: ['pao-de-centeio-2', 'forno-comunitario'],
    startDate: { inDays: 20 },
    endDate: null,
    startTime: '09:30',
    endTime: '15:30',
    location: 'Forno Comunitário, Largo do Forno',
    location_en: 'The Communal Oven, Largo do Forno',
    lugar: at(60, -105),
    permiteInscricao: true,
    price: 18,
    childPrice: 9,
    maxParticipants: 12,
    maxPorReserva: 10,
    limitEnrollmentDate: { inDays: 16 },
    insertedDaysAgo: 38,
  },
  {
    title: 'Um Dia com a Vezeira',
    title_en: 'A Day with the Village Flock',
    type: 'EVENTO',
    description: `<p>O rebanho comum da aldeia sai às sete e não espera por ninguém. São 260 ovelhas e cabras de onze casas, guardadas à vez, e neste dia a vez é nossa: acompanhamos o gado até às pastagens do Colado, comemos com os pastores e regressamos ao fim da tarde.</p>
<p>Pelo caminho, Joaquim Rua explica como se conta um rebanho sem o parar, porque é que as cabras vão à frente e o que fazem os cães quando cheiram lobo. À tarde há demonstração de ordenha, e quem quiser pode experimentar.</p>
<p>São 14 km ao todo, por caminhos largos, ao passo das ovelhas. O preço inclui farnel, seguro e transporte de volta para quem se cansar a meio.</p>
<ul><li><strong>Traga:</strong> botas, chapéu, impermeável e um litro e meio de água.</li><li><strong>Encontro:</strong> às 6h45, com café e pão à espera.</li><li><strong>Cães:</strong> só os da casa.</li></ul>`,
    description_en: `<p>The village’s common flock leaves at seven and waits for nobody. It is 260 sheep and goats from eleven houses, minded by each in turn (the vezeira), and today the turn is ours: we go with the animals to the pastures of Colado, eat with the shepherds and come back in the late afternoon.</p>
<p>Along the way Joaquim Rua explains how to count a flock without stopping it, why the goats go in front and what the dogs do when they smell wolf. In the afternoon there is a milking demonstration, and you may try your hand at it.</p>
<p>It is 14 km in all, along wide tracks, at the pace of the sheep. The price includes a packed lunch, insurance and a lift back for those who tire halfway.</p>
<ul><li><strong>Bring:</strong> boots, a hat, a waterproof and a litre and a half of water.</li><li><strong>Meeting:</strong> at 6:45, with coffee and bread waiting.</li><li><strong>Dogs:</strong> only the flock’s own.</li></ul>`,
    mainPhoto: 'transumancia',
    photos: ['o-pastor-3', 'aldeia-lameiros'],
    startDate: { inDays: 34 },
    endDate: null,
    startTime: '06:45',
    endTime: '18:00',
    location: 'Partida do Largo do Forno',
    location_en: 'Starts at Largo do Forno',
    lugar: at(70, -115),
    permiteInscricao: true,
    price: 15,
    childPrice: 7.5,
    maxParticipants: 25,
    maxPorReserva: 10,
    limitEnrollmentDate: { inDays: 30 },
    insertedDaysAgo: 22,
  },
  {
    title: 'Procissão das Lanternas',
    title_en: 'The Lantern Procession',
    type: 'EVENTO',
    description: `<p>Quatro noites por ano, uma em cada estação, a aldeia desliga os candeeiros e sobe à lapa à luz de lanternas de papel. A de agosto faz parte da festa de Nossa Senhora da Lapa. As outras três são mais pequenas, e há quem as prefira.</p>
<p>A procissão sai da igreja matriz, dá a volta pela Praça do Souto e pelo Largo do Forno e sobe o caminho empedrado até ao Miradouro da Fraga, cantada pelo Grupo de Cantares. No regresso deitam-se três foguetes e serve-se caldo no adro.</p>
<p>Não é preciso inscrição. As lanternas fazem-se na véspera, às 16h, no salão da Junta, com papel, arame e cola para todas as idades. Quem não puder subir tem lugar sentado no adro, de onde se vê o caminho inteiro. O percurso tem 1,1 km e 90 metros de subida.</p>
<p>Durante a procissão, entre as 20h30 e as 23h30, não se circula de carro na Praça do Souto nem na Rua do Meio.</p>`,
    description_en: `<p>Four nights a year, one in each season, the village turns off the street lamps and climbs to the rock shelter by the light of paper lanterns. The one in August is part of the feast of Our Lady of Lapa. The other three are smaller, and some like them better.</p>
<p>The procession leaves the parish church, goes round by Praça do Souto and Largo do Forno and climbs the cobbled path to the Fraga Viewpoint, with the Singing Group leading the hymns. On its return three rockets go up and soup is served in the churchyard.</p>
<p>There is no need to sign up. The lanterns are made the day before, at 16:00 in the parish hall, with paper, wire and glue for all ages. For those who cannot make the climb there are seats in the churchyard, with a view of the whole path. The route is 1.1 km, with 90 metres of climbing.</p>
<p>During the procession, from 20:30 to 23:30, cars may not use Praça do Souto or Rua do Meio.</p>`,
    mainPhoto: 'festa-da-senhora-da-lapa',
    photos: ['igreja-matriz', 'cantares'],
    startDate: { inDays: 47 },
    endDate: null,
    startTime: '21:00',
    endTime: '23:30',
    location: 'Igreja Matriz, Adro da Igreja',
    location_en: 'The Parish Church, Adro da Igreja',
    lugar: at(165, 115),
    permiteInscricao: false,
    price: null,
    childPrice: null,
    maxParticipants: null,
    limitEnrollmentDate: null,
    insertedDaysAgo: 12,
  },
  {
    title: 'Noite da Castanha',
    title_en: 'Chestnut Night',
    type: 'EVENTO',
    description: `<p>Uma fogueira de caruma, um bombo e castanhas que saltam do lume: o magusto de São Martinho tem data certa e é da aldeia; esta noite foi pensada para quem vem de fora. Parte da colheita fica guardada no frio só para ela.</p>
<p>Começa no souto, às quatro da tarde, com uma volta de uma hora pelos castanheiros velhos, guiada por Albino Seixas. Ao anoitecer acende-se o lume no Terreiro da Feira e come-se a castanha de quatro maneiras: assada, cozida com erva-doce, em caldo e em doce. Há jeropiga para os adultos, sumo de maçã para os outros e música do Grupo de Cantares.</p>
<p>O preço inclui a ceia, a bebida e uma caneca de barro que fica para quem a usou. Se chover, faz-se debaixo do telheiro da feira. Há transporte de regresso a Vila Nova das Fragas à meia-noite, por 2 euros, que se marca à chegada.</p>`,
    description_en: `<p>A bonfire of pine needles, a big drum and chestnuts leaping from the flames: the roast on St Martin’s Day has its own date and belongs to the village; this night was made for visitors. Part of the harvest is kept in cold store just for it.</p>
<p>It begins in the chestnut grove, at four in the afternoon, with an hour’s walk among the old trees, led by Albino Seixas. At nightfall the fire is lit at Terreiro da Feira, and we eat chestnuts four ways: roasted, boiled with aniseed, in soup and as a sweet. There is jeropiga, a sweet fortified wine, for the grown-ups, apple juice for the others and music by the Singing Group.</p>
<p>The price includes supper, drinks and an earthenware mug, which you keep. If it rains, we move under the roof of the fairground. There is transport back to Vila Nova das Fragas at midnight, for €2, which you book on arrival.</p>`,
    mainPhoto: 'magusto',
    photos: ['magusto-2', 'castanha-2'],
    startDate: { inDays: 118 },
    endDate: null,
    startTime: '16:00',
    endTime: '23:45',
    location: 'Terreiro da Feira, Souto da Urze',
    location_en: 'Terreiro da Feira (the fairground), Souto da Urze',
    lugar: at(-140, -160),
    permiteInscricao: true,
    price: 10,
    childPrice: 5,
    maxParticipants: 80,
    maxPorReserva: 10,
    limitEnrollmentDate: { inDays: 111 },
    insertedDaysAgo: 6,
  },
  {
    title: 'Concerto à Luz das Velas',
    title_en: 'Concert by Candlelight',
    type: 'EVENTO',
    description: `<p>Duzentas velas, nenhum microfone. Na nave da igreja matriz, o Grupo de Cantares de Souto da Urze divide a noite com um quarteto de cordas vindo de fora, e no fim tocam juntos seis modas da serra arranjadas para a ocasião.</p>
<p>A primeira parte é só de vozes e inclui a encomendação das almas, que raramente se ouve fora da Quaresma. A segunda traz as modas de trabalho: a segada, a espadela, a apanha da castanha. Dura hora e vinte, com um intervalo no adro para vinho quente e chá.</p>
<p>A receita é toda para o restauro dos caixotões do teto. A igreja não tem aquecimento: traga uma manta, ou peça uma à entrada. As portas abrem às 20h30 e os lugares não são marcados; os dois primeiros bancos ficam para quem tem mobilidade reduzida.</p>`,
    description_en: `<p>Two hundred candles and not one microphone. In the nave of the parish church, the Souto da Urze Singing Group shares the evening with a visiting string quartet, and at the end they play together six songs of the mountain arranged for the occasion.</p>
<p>The first part is for voices alone and includes the prayers for the souls of the dead, seldom heard outside Lent. The second brings the songs of work: the reaping, the beating of the flax, the chestnut harvest. It lasts an hour and twenty minutes, with an interval in the churchyard for mulled wine and tea.</p>
<p>All the takings go to restoring the painted ceiling. The church has no heating: bring a blanket, or ask for one at the door. Doors open at 20:30 and seats are not numbered; the two front pews are kept for people with reduced mobility.</p>`,
    mainPhoto: 'concerto-de-inverno',
    photos: ['concerto-de-inverno-2', 'igreja-matriz'],
    startDate: { inDays: -16 },
    endDate: null,
    startTime: '21:00',
    endTime: '22:30',
    location: 'Igreja Matriz, Adro da Igreja',
    location_en: 'The Parish Church, Adro da Igreja',
    lugar: at(160, 125),
    permiteInscricao: true,
    price: 8,
    childPrice: 4,
    maxParticipants: 90,
    maxPorReserva: 10,
    limitEnrollmentDate: { inDays: -18 },
    insertedDaysAgo: 64,
  },
] satisfies DemoRecord<'noticiasEventos'>[];
