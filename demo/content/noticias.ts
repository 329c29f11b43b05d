import type { DemoRecord } from '../feature.ts';

/** News and projects, dated in days before the moment the village is filled. */
export const noticias = [
  {
    title: 'Trilho dos Moinhos limpo e marcado de novo',
    title_en: 'The Mills Trail has been cleared and marked again',
    type: 'NOTICIA',
    description: `<p>O Trilho dos Moinhos (PR1) voltou a ter as marcas amarelas e vermelhas em todos os cruzamentos, e já não é preciso adivinhar o caminho depois do Moinho do Abade. Durante dois fins de semana, trinta e quatro voluntários limparam os 5,4 km do percurso, desentupiram a levada e endireitaram as poldras.</p>
<p>Foram colocados sete postes com distâncias e dois bancos de granito, feitos com pedra de um muro caído. No troço entre a Ponte Velha e os moinhos, o mais pisado, o piso foi refeito com saibro para drenar a água da chuva.</p>
<p>Se encontrar uma árvore caída ou uma marca apagada, tire uma fotografia e envie-a para <strong>trilhos@soutodaurze.example</strong> com o número do poste mais próximo. Inês Couto, que cuida dos trilhos, costuma ir lá na mesma semana.</p>
<p>A limpeza repete-se duas vezes por ano. O próximo troço a tratar é o do Trilho da Lagoa (PR2), entre a cascata e o Refúgio da Serra.</p>`,
    description_en: `<p>The Mills Trail (PR1) has its yellow and red marks back at every junction, and there is no more guessing the way after the Abbot’s Mill. Over two weekends, thirty-four volunteers cleared the 5.4 km of the route, unblocked the mill race and straightened the stepping stones.</p>
<p>Seven posts with distances were put up, and two granite benches made with stone from a fallen wall. Between the Old Bridge and the mills, the most walked stretch, the path was resurfaced with gravel to drain the rainwater.</p>
<p>If you come across a fallen tree or a faded mark, take a photograph and send it to <strong>trilhos@soutodaurze.example</strong> with the number of the nearest post. Inês Couto, who looks after the trails, usually goes there the same week.</p>
<p>The clearing is done twice a year. The next stretch to be seen to is on the Lagoa Trail (PR2), between the waterfall and the Refúgio da Serra mountain hut.</p>`,
    mainPhoto: 'trilhos-limpos',
    photos: ['moinhos-do-ribeiro-2', 'ponte-velha'],
    insertedDaysAgo: 3,
  },
  {
    title: 'Moinho do Meio já tem telhado e espera pela mó',
    title_en: 'The Middle Mill has its roof and is waiting for its millstone',
    type: 'PROJETO',
    description: `<p>Com a última fiada de lousa assente, o Moinho do Meio ficou coberto pela primeira vez em quarenta e um anos. É o terceiro dos seis moinhos do ribeiro a ser recuperado e deve voltar a moer quando chegarem o rodízio e a mó andadeira, encomendados a um carpinteiro e a um canteiro da região.</p>
<p>As paredes estavam de pé, mas a vegetação tinha-lhes aberto as juntas. A obra desmontou e voltou a montar o canto norte, pedra a pedra, com numeração a giz. O cubo foi limpo até ao fundo, e dele saíram uma telha com data de 1811 e onze berlindes.</p>
<ul><li><strong>Custo total:</strong> 38 400 euros, IVA incluído.</li><li><strong>Quem paga:</strong> 60 % de um fundo do Parque Natural, 25 % da Junta e 15 % de donativos de famílias da aldeia.</li><li><strong>O que falta:</strong> rodízio, mó, porta e painel explicativo.</li></ul>
<p>A visita à obra faz-se ao sábado, ao meio-dia, logo depois de o senhor Zeferino acabar de moer no Moinho de Cima.</p>`,
    description_en: `<p>With the last row of slates laid, the Middle Mill is under cover for the first time in forty-one years. It is the third of the six mills on the stream to be restored and should grind again once its wheel and its running stone arrive; they were ordered from a carpenter and a stonemason of the region.</p>
<p>The walls were standing, but plants had forced their joints open. The north corner was taken down and put back up, stone by stone, numbered in chalk. The water chute was cleaned out to the bottom, and out of it came a roof tile dated 1811 and eleven marbles.</p>
<ul><li><strong>Total cost:</strong> €38,400, VAT included.</li><li><strong>Who pays:</strong> 60% from a fund of the Natural Park, 25% from the parish council and 15% from gifts by families of the village.</li><li><strong>Still to come:</strong> wheel, millstone, door and information board.</li></ul>
<p>You can visit the works on Saturdays at noon, as soon as Senhor Zeferino has finished grinding at the Upper Mill.</p>`,
    mainPhoto: 'recuperacao-do-moinho',
    photos: ['moinhos-do-ribeiro-2'],
    insertedDaysAgo: 7,
  },
  {
    title: 'Fibra ótica chega às últimas quarenta casas',
    title_en: 'Fibre reaches the last forty houses',
    type: 'NOTICIA',
    description: `<p>A Rua do Cimo, a Canada dos Lameiros e o Bairro da Fonte Fria já podem pedir ligação de fibra ótica. Eram as últimas quarenta casas da aldeia sem ela, e a rede móvel, como bem se sabe, não dobra a esquina da igreja.</p>
<p>Os cabos seguiram pelos postes existentes, exceto em volta do adro e na Praça do Souto, onde foram enterrados. O empreiteiro repôs a calçada com as mesmas pedras. Se notar algum abatimento à sua porta, avise a Junta nos próximos três meses, enquanto dura a garantia.</p>
<p>A ligação é pedida por cada morador à operadora que preferir, e a Junta não recomenda nenhuma. Para quem não se entende com contratos, Helena Justo ajuda a ler as condições, à terça-feira de manhã, no atendimento. Traga o cartão de cidadão e uma fatura recente.</p>
<p>Há também internet sem fios gratuita na Praça do Souto, das 7h à meia-noite, sem registo.</p>`,
    description_en: `<p>Rua do Cimo, Canada dos Lameiros and Bairro da Fonte Fria can now ask for a fibre connection. They were the last forty houses in the village without one, and the mobile network, as everybody knows, does not turn the corner by the church.</p>
<p>The cables follow the existing poles, except around the churchyard and on Praça do Souto, where they were buried. The contractor put the paving back with the same stones. If you notice it sinking outside your door, tell the parish council within the next three months, while the guarantee lasts.</p>
<p>Each resident asks the company they prefer for the connection, and the parish council recommends none. For those who do not get on with contracts, Helena Justo helps people read the conditions, on Tuesday mornings at the council’s desk. Bring your identity card and a recent bill.</p>
<p>There is also free wi-fi on Praça do Souto, from 7:00 to midnight, with no registration.</p>`,
    mainPhoto: 'fibra-otica',
    photos: ['aldeia-ruas'],
    insertedDaysAgo: 11,
  },
  {
    title: 'Casa da Memória: a escola volta a ter porta aberta',
    title_en: 'Casa da Memória: the old school opens its door again',
    type: 'PROJETO',
    description: `<p>A escola primária fechou em 2009 com quatro alunos, e o quadro preto ainda tem a data do último dia. Vai ficar assim: será a primeira coisa que se vê ao entrar na Casa da Memória, o pequeno museu que a freguesia está a preparar na Rua do Cimo.</p>
<p>A sala grande contará o trabalho ao longo do ano, do centeio à castanha, com um tear de 1870 montado e a funcionar. A sala pequena será para ouvir: já estão gravadas setenta e duas horas de conversas com pessoas da aldeia, e as sessenta e quatro modas do Grupo de Cantares. No recreio ficam uma horta escolar e um telheiro para oficinas.</p>
<p>O projeto de arquitetura está aprovado. A primeira fase, de telhado e janelas, custa 64 000 euros e tem financiamento garantido; a segunda depende de uma candidatura já entregue.</p>
<p><strong>Precisamos de objetos com história.</strong> Fotografias, cartas de emigração, ferramentas, cadernos. Deolinda Afonso recebe-os na Junta, às quintas-feiras, entre as 18h e as 20h. As fotografias e as cartas são digitalizadas na hora e devolvidas.</p>`,
    description_en: `<p>The primary school closed in 2009 with four pupils, and the blackboard still bears the date of the last day. It will stay as it is: the first thing you see when you walk into the Casa da Memória (House of Memory), the small museum that the parish is preparing on Rua do Cimo.</p>
<p>The large room will tell of the year’s work, from rye to chestnuts, with a loom of 1870 set up and working. The small room will be for listening: seventy-two hours of conversations with people of the village have already been recorded, and the sixty-four songs of the Singing Group. The playground will have a school garden and a covered space for workshops.</p>
<p>The architect’s plans have been approved. The first stage, roof and windows, costs €64,000 and its funding is secured; the second depends on an application already submitted.</p>
<p><strong>We need objects with a story.</strong> Photographs, emigrants’ letters, tools, notebooks. Deolinda Afonso receives them at the parish council on Thursdays, between 18:00 and 20:00. Photographs and letters are scanned while you wait and given back.</p>`,
    mainPhoto: 'casa-da-memoria',
    photos: ['la-e-tear', 'aldeia-ruas'],
    insertedDaysAgo: 15,
  },
  {
    title: 'Candeeiros novos: luz mais quente e o céu de volta',
    title_en: 'New street lamps: a warmer light, and the sky is back',
    type: 'NOTICIA',
    description: `<p>Os 146 candeeiros da aldeia têm agora lâmpadas de cor quente, viradas para o chão, que baixam para metade entre a meia-noite e as cinco e meia. Na primeira semana houve quem estranhasse; na segunda, as crianças da Rua da Eira contaram cem estrelas sem sair da porta.</p>
<p>A troca reduz a conta da luz da freguesia em cerca de 5200 euros por ano, o que paga o investimento em quatro anos. Reduz também o brilho que afastava morcegos e borboletas noturnas, tal como o Parque Natural pedia para as aldeias da serra.</p>
<p>Ficaram com intensidade normal toda a noite os pontos que a população indicou como mais precisos: a escadaria do adro, a paragem da Carreira 7 e o largo em frente à Junta. Se a sua rua ficou escura de mais, diga-nos o número do poste, que está numa chapa à altura dos olhos.</p>`,
    description_en: `<p>The village’s 146 street lamps now have warm-coloured bulbs, turned towards the ground, which dim to half between midnight and half past five. In the first week some people found it strange; in the second, the children of Rua da Eira counted a hundred stars without leaving their doorstep.</p>
<p>The change takes some €5,200 a year off the parish’s electricity bill, which pays for the work in four years. It also takes away the glare that kept bats and moths at bay, just as the Natural Park had asked of the mountain villages.</p>
<p>The places that residents named as the most needed stay at full strength all night: the steps to the churchyard, the stop for Bus 7 and the open space in front of the parish council. If your street is now too dark, tell us the number of the lamp post, which is on a plate at eye level.</p>`,
    mainPhoto: 'iluminacao-publica',
    photos: ['caminhada-das-estrelas-2'],
    insertedDaysAgo: 19,
  },
  {
    title: 'Plano da neve revisto, com uma lâmina nova',
    title_en: 'The snow plan has been revised, with a new plough',
    type: 'NOTICIA',
    description: `<p>Três pontos de sal, uma lâmina nova para o trator da freguesia e uma lista de quem telefona a quem: o plano da neve foi revisto e está afixado na Junta e no Café Central. Mudou pouco no papel e bastante na ordem por que se limpam as ruas.</p>
<p>A limpeza começa às 6h00 pela estrada da serra, por causa da carreira das 7h20, e segue para o acesso ao adro, a Rua do Meio e a Rua do Cimo. A Estrada do Alto é limpa até ao Hotel da Fraga; acima disso, fecha com barreira sempre que a neve passar dos dez centímetros.</p>
<p>Há sal e pás no Terreiro da Feira, no Largo do Forno e no cimo da Rua da Ponte, para quem quiser tratar da própria porta. Vinte e três vizinhos que vivem sozinhos recebem um telefonema por dia enquanto durar o gelo. Se quiser entrar nessa lista, ou ajudar a telefonar, fale com Deolinda Afonso: 276 000 001.</p>`,
    description_en: `<p>Three salt points, a new plough blade for the parish tractor and a list of who rings whom: the snow plan has been revised and is posted at the parish council and at Café Central. Little has changed on paper, and a good deal in the order in which the streets are cleared.</p>
<p>Clearing begins at 6:00 with the mountain road, because of the 7:20 bus, and goes on to the way up to the churchyard, Rua do Meio and Rua do Cimo. Estrada do Alto is cleared as far as Hotel da Fraga; above that, a barrier closes it whenever there is more than ten centimetres of snow.</p>
<p>There are salt and shovels at Terreiro da Feira, at Largo do Forno and at the top of Rua da Ponte, for anyone who wants to see to their own doorstep. Twenty-three neighbours who live alone get a telephone call every day while the ice lasts. If you would like to be on that list, or to help with the calls, speak to Deolinda Afonso: +351 276 000 001.</p>`,
    mainPhoto: 'neve-na-estrada',
    photos: ['aldeia-noite-de-neve'],
    insertedDaysAgo: 27,
  },
  {
    title: 'Passadiços do Ribeiro: 640 metros sem tocar no chão',
    title_en: 'A boardwalk by the stream: 640 metres without touching the ground',
    type: 'PROJETO',
    description: `<p>O caminho da Ponte Velha ao Poço da Moura pisa um prado encharcado onde crescem orvalhinhas e turfa com milhares de anos. O projeto dos passadiços propõe levantar do chão 640 dos seus 900 metros, em madeira de castanheiro e sem uma única sapata de betão.</p>
<p>Os primeiros 180 metros terão inclinação inferior a 5 % e corrimão dos dois lados, para que quem anda em cadeira de rodas ou com carrinho de bebé chegue a um miradouro sobre o ribeiro. O resto segue o terreno, com três patamares para descansar e um lugar para ver a lontra sem ser visto.</p>
<p>O custo previsto é de 118 000 euros. A obra só avança com parecer favorável do Parque Natural, fora da época de nidificação e por troços, para que o acesso ao poço nunca feche mais de dez dias.</p>
<p>A proposta está em discussão pública. O desenho, em tamanho grande, está na parede do salão da Junta, e o resumo pode ser descarregado na página da <a href="/comunidade">comunidade</a>.</p>`,
    description_en: `<p>The path from the Old Bridge to Poço da Moura treads on a waterlogged meadow where sundews grow, on peat thousands of years old. The plan is to lift 640 of its 900 metres off the ground on a boardwalk of chestnut wood, without a single concrete footing.</p>
<p>The first 180 metres will have a slope of less than 5% and a handrail on both sides, so that people in wheelchairs or with pushchairs can reach a viewpoint over the stream. The rest follows the lie of the land, with three landings to rest on and a place to see the otter without being seen.</p>
<p>The expected cost is €118,000. Work will only go ahead with the approval of the Natural Park, outside the nesting season and in sections, so that the way to the pool is never closed for more than ten days.</p>
<p>The proposal is open for public discussion. The drawing, full size, is on the wall of the parish hall, and the summary can be downloaded from the <a href="/comunidade">community</a> page.</p>`,
    mainPhoto: 'passadicos-do-ribeiro',
    photos: ['poco-da-moura', 'ponte-velha'],
    insertedDaysAgo: 8,
  },
  {
    title: 'Viveiro entrega 1200 castanheiros às famílias',
    title_en: 'The nursery gives families 1,200 chestnut trees',
    type: 'NOTICIA',
    description: `<p>Mil e duzentos castanheiros com um metro de altura saíram do viveiro da freguesia, atrás do cemitério, para as terras de sessenta e oito famílias. Foram enxertados há dois anos em porta-enxertos que resistem à doença da tinta, e cada planta leva uma etiqueta com a casta e o nome de quem a enxertou.</p>
<p>São 700 da casta longal, 350 da judia e 150 da martaínha. Quem recebeu comprometeu-se a regar durante dois verões e a deixar que Albino Seixas passe uma vez por ano a ver como estão. Dos que foram entregues na primeira campanha vingaram oito em cada dez.</p>
<p>O viveiro já semeou a campanha seguinte. Os pedidos fazem-se na Junta, até vinte plantas por casa, e são gratuitos para terrenos dentro da freguesia. Há uma condição que não mudou: por cada castanheiro velho cortado, plantam-se dois.</p>`,
    description_en: `<p>Twelve hundred chestnut trees, each a metre tall, have left the parish nursery behind the cemetery for the land of sixty-eight families. They were grafted two years ago on to rootstock that resists ink disease, and each carries a label with its variety and the name of the person who grafted it.</p>
<p>There are 700 of the longal variety, 350 judia and 150 martaínha. Those who received them promised to water them for two summers and to let Albino Seixas come by once a year to see how they are doing. Of those handed out the first time, eight in ten have taken.</p>
<p>The nursery has already sown the next batch. Requests are made at the parish council, up to twenty trees per household, and are free for land within the parish. One condition has not changed: for every old chestnut felled, two are planted.</p>`,
    mainPhoto: 'viveiro-de-castanheiros',
    photos: ['castanha-2', 'aldeia-socalcos'],
    insertedDaysAgo: 36,
  },
] satisfies DemoRecord<'noticiasEventos'>[];
