import type { DemoRecord } from '../../src/features/feature.demo.ts';
import { at } from './at.ts';

/** Events, dated in days from the filling of the village: their texts fit any time of the year. */
export const eventos = [
  {
    title: 'Caminhada das Estrelas',
    type: 'EVENTO',
    description: `<p>Apagam-se as lanternas aos vinte minutos de caminho e os olhos habituam-se: é a parte de que toda a gente fala no fim. Subimos devagar ao Miradouro da Fraga e seguimos pela crista até à Chã do Vento, onde nos deitamos em mantas a olhar para cima durante uma hora.</p>
<p>Inês Couto guia o grupo e conhece o céu pelos nomes de cá, em que a Ursa Maior é o Carro e a Via Láctea é a Estrada de Santiago. Haverá um telescópio, chá quente e bolo de castanha para todos. São 6 km, fáceis mas no escuro, com 130 metros de subida.</p>
<ul><li><strong>Traga:</strong> botas, casaco quente mesmo no verão, água e, se tiver, uma lanterna de luz vermelha.</li><li><strong>Não traga:</strong> cães, por causa dos rebanhos que dormem na serra.</li><li><strong>Crianças:</strong> a partir dos 6 anos, com um adulto.</li></ul>
<p>Se o céu estiver coberto, a caminhada passa para a noite seguinte, e quem não puder vir recebe o valor de volta. A decisão é tomada ao meio-dia e enviada por correio eletrónico.</p>`,
    mainPhoto: 'caminhada-das-estrelas',
    photos: ['caminhada-das-estrelas-2', 'miradouro-da-fraga-2'],
    startDate: { inDays: 12 },
    endDate: { inDays: 13 },
    startTime: '21:30',
    endTime: '01:00',
    location: 'Partida da Praça do Souto',
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
    type: 'EVENTO',
    description: `<p>Doze pessoas, uma masseira e o fermento da família Calvão, que anda vivo desde 1931. Nesta oficina amassa-se, espera-se, acende-se o forno e come-se o resultado, por esta ordem e sem pressa.</p>
<p>Quem ensina é a D. Aurora Lage, que coze desde os sete anos, com a ajuda de Tiago Morais no lume. Enquanto a massa leveda, vamos ao Moinho de Cima ver moer o centeio. Cada participante leva para casa um pão de dois quilos, um frasco de fermento e a receita escrita à mão.</p>
<p>O preço inclui os ingredientes, o avental e o almoço: caldo de castanha pilada, queijo, presunto e o primeiro pão a sair. Avise-nos se não come carne ou se tem alergias. O centeio contém glúten.</p>
<p>Vista roupa que possa ficar com farinha e cheiro a fumo. O chão do forno é de pedra e há um degrau à entrada; quem precisar de apoio pode telefonar-nos antes: 276 000 001.</p>`,
    mainPhoto: 'oficina-do-pao',
    photos: ['pao-de-centeio-2', 'forno-comunitario'],
    startDate: { inDays: 20 },
    endDate: null,
    startTime: '09:30',
    endTime: '15:30',
    location: 'Forno Comunitário, Largo do Forno',
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
    type: 'EVENTO',
    description: `<p>O rebanho comum da aldeia sai às sete e não espera por ninguém. São 260 ovelhas e cabras de onze casas, guardadas à vez, e neste dia a vez é nossa: acompanhamos o gado até às pastagens do Colado, comemos com os pastores e regressamos ao fim da tarde.</p>
<p>Pelo caminho, Joaquim Rua explica como se conta um rebanho sem o parar, porque é que as cabras vão à frente e o que fazem os cães quando cheiram lobo. À tarde há demonstração de ordenha, e quem quiser pode experimentar.</p>
<p>São 14 km ao todo, por caminhos largos, ao passo das ovelhas. O preço inclui farnel, seguro e transporte de volta para quem se cansar a meio.</p>
<ul><li><strong>Traga:</strong> botas, chapéu, impermeável e um litro e meio de água.</li><li><strong>Encontro:</strong> às 6h45, com café e pão à espera.</li><li><strong>Cães:</strong> só os da casa.</li></ul>`,
    mainPhoto: 'transumancia',
    photos: ['o-pastor-3', 'aldeia-lameiros'],
    startDate: { inDays: 34 },
    endDate: null,
    startTime: '06:45',
    endTime: '18:00',
    location: 'Partida do Largo do Forno',
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
    type: 'EVENTO',
    description: `<p>Quatro noites por ano, uma em cada estação, a aldeia desliga os candeeiros e sobe à lapa à luz de lanternas de papel. A de agosto faz parte da festa de Nossa Senhora da Lapa. As outras três são mais pequenas, e há quem as prefira.</p>
<p>A procissão sai da igreja matriz, dá a volta pela Praça do Souto e pelo Largo do Forno e sobe o caminho empedrado até ao Miradouro da Fraga, cantada pelo Grupo de Cantares. No regresso deitam-se três foguetes e serve-se caldo no adro.</p>
<p>Não é preciso inscrição. As lanternas fazem-se na véspera, às 16h, no salão da Junta, com papel, arame e cola para todas as idades. Quem não puder subir tem lugar sentado no adro, de onde se vê o caminho inteiro. O percurso tem 1,1 km e 90 metros de subida.</p>
<p>Durante a procissão, entre as 20h30 e as 23h30, não se circula de carro na Praça do Souto nem na Rua do Meio.</p>`,
    mainPhoto: 'festa-da-senhora-da-lapa',
    photos: ['igreja-matriz', 'cantares'],
    startDate: { inDays: 47 },
    endDate: null,
    startTime: '21:00',
    endTime: '23:30',
    location: 'Igreja Matriz, Adro da Igreja',
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
    type: 'EVENTO',
    description: `<p>Uma fogueira de caruma, um bombo e castanhas que saltam do lume: o magusto de São Martinho tem data certa e é da aldeia; esta noite foi pensada para quem vem de fora. Parte da colheita fica guardada no frio só para ela.</p>
<p>Começa no souto, às quatro da tarde, com uma volta de uma hora pelos castanheiros velhos, guiada por Albino Seixas. Ao anoitecer acende-se o lume no Terreiro da Feira e come-se a castanha de quatro maneiras: assada, cozida com erva-doce, em caldo e em doce. Há jeropiga para os adultos, sumo de maçã para os outros e música do Grupo de Cantares.</p>
<p>O preço inclui a ceia, a bebida e uma caneca de barro que fica para quem a usou. Se chover, faz-se debaixo do telheiro da feira. Há transporte de regresso a Vila Nova das Fragas à meia-noite, por 2 euros, que se marca à chegada.</p>`,
    mainPhoto: 'magusto',
    photos: ['magusto-2', 'castanha-2'],
    startDate: { inDays: 118 },
    endDate: null,
    startTime: '16:00',
    endTime: '23:45',
    location: 'Terreiro da Feira, Souto da Urze',
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
    type: 'EVENTO',
    description: `<p>Duzentas velas, nenhum microfone. Na nave da igreja matriz, o Grupo de Cantares de Souto da Urze divide a noite com um quarteto de cordas vindo de fora, e no fim tocam juntos seis modas da serra arranjadas para a ocasião.</p>
<p>A primeira parte é só de vozes e inclui a encomendação das almas, que raramente se ouve fora da Quaresma. A segunda traz as modas de trabalho: a segada, a espadela, a apanha da castanha. Dura hora e vinte, com um intervalo no adro para vinho quente e chá.</p>
<p>A receita é toda para o restauro dos caixotões do teto. A igreja não tem aquecimento: traga uma manta, ou peça uma à entrada. As portas abrem às 20h30 e os lugares não são marcados; os dois primeiros bancos ficam para quem tem mobilidade reduzida.</p>`,
    mainPhoto: 'concerto-de-inverno',
    photos: ['concerto-de-inverno-2', 'igreja-matriz'],
    startDate: { inDays: -16 },
    endDate: null,
    startTime: '21:00',
    endTime: '22:30',
    location: 'Igreja Matriz, Adro da Igreja',
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
