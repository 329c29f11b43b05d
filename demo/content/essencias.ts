import type { DemoRecord } from '../feature.ts';

/** What the village is made of, told as stories rather than places. */
export const essencias = [
  {
    title: 'A castanha',
    title_en: 'The chestnut',
    description: `<p>Durante três semanas, entre meados de outubro e o São Martinho, ninguém em Souto da Urze marca consultas, obras ou casamentos. A castanha cai quando quer e tem de ser apanhada no mesmo dia, antes dos javalis e da humidade.</p>
<p>O souto tem 38 hectares e perto de dois mil castanheiros, alguns com mais de quatro séculos. Metade é baldio, e aí apanha quem lá estiver com a família na manhã combinada. As castas são três: a <strong>longal</strong>, pequena e doce, que se guarda melhor; a <strong>judia</strong>, grande, para vender; e a <strong>martaínha</strong>, a primeira a cair.</p>
<p>Antes da batata era este o pão dos pobres. Secava-se no caniço, um sobrado de ripas por cima da lareira, e descascava-se calcando-a com socos de madeira. Essa castanha pilada dura o ano inteiro e faz um caldo grosso, com feijão e um fio de azeite, que ainda se come na Quarta-Feira de Cinzas. Há três caniços a funcionar, um deles na Taberna do Souto.</p>
<p>Os castanheiros novos custam a vingar por causa da doença da tinta. Por isso a freguesia tem um <a href="/noticias_e_eventos">viveiro</a> de plantas enxertadas em porta-enxertos resistentes, e cada casa que corta uma árvore compromete-se a plantar duas.</p>`,
    description_en: `<p>For three weeks, from mid-October to St Martin’s Day, nobody in Souto da Urze arranges appointments, building work or weddings. The chestnut falls when it pleases and has to be gathered the same day, before the wild boar and the damp get to it.</p>
<p>The grove has 38 hectares and close to two thousand trees, some of them more than four centuries old. Half of it is common land, and there the harvest belongs to whoever comes with their family on the agreed morning. There are three varieties: the <strong>longal</strong>, small and sweet, which keeps best; the <strong>judia</strong>, large, for selling; and the <strong>martaínha</strong>, the first to fall.</p>
<p>Before the potato came, this was the bread of the poor. Chestnuts were dried on the caniço, a slatted loft above the hearth, and shelled by treading them in wooden clogs. Dried like this they last all year and make a thick soup, with beans and a thread of olive oil, which is still eaten on Ash Wednesday. Three caniços are in use, one of them at the Taberna do Souto.</p>
<p>Young trees struggle to survive because of ink disease, which attacks the roots. So the parish keeps a <a href="/noticias_e_eventos">nursery</a> of trees grafted on to resistant rootstock, and every household that fells a tree promises to plant two.</p>`,
    mainPhoto: 'castanha',
    photos: ['castanha-2', 'magusto-2'],
  },
  {
    title: 'O pão de centeio',
    title_en: 'Rye bread',
    description: `<p>«Deus te acrescente», diz-se à massa antes de a tapar, e faz-se-lhe uma cruz com o lado da mão. Depois espera-se. No inverno pode levar toda a noite; no verão, duas horas bastam e é preciso correr para o forno.</p>
<p>O centeio é o único cereal que não se assusta a 920 metros. Semeia-se em setembro, passa meses debaixo de geada e ceifa-se em julho. A palha foi telhado, colchão e chapéu; o grão vai ao Moinho de Cima e volta em farinha escura, que cheira a terra molhada.</p>
<p>O pão leva quatro coisas (farinha, água da Fonte do Adro, sal e fermento velho) e pesa <strong>dois quilos</strong>. A côdea estala e o miolo é denso, ligeiramente ácido. Dura dez dias embrulhado num pano de linho, e há quem só lhe ache o gosto a partir do terceiro. Cada casa tem o seu fermento: o da família Calvão anda a ser alimentado, de sexta em sexta, pelo menos desde 1931.</p>
<p>Coze-se no <a href="/pontos_interesse/forno-comunitario">Forno Comunitário</a>, no primeiro e no terceiro sábado de cada mês. Nos restantes dias encontra-se na Mercearia da Praça, que recebe quinze de uma padeira de Penedos e os vende todos antes das onze.</p>`,
    description_en: `<p>“May God increase you,” people say to the dough before they cover it, and they mark it with a cross with the side of the hand. Then they wait. In winter it can take all night; in summer two hours are enough, and you have to run to the oven.</p>
<p>Rye is the only grain that is not afraid of 920 metres. It is sown in September, spends months under frost and is reaped in July. The straw was roof, mattress and hat; the grain goes to the Upper Mill and comes back as dark flour that smells of wet earth.</p>
<p>The bread has four things in it (flour, water from the churchyard spring, salt and old leaven) and weighs <strong>two kilos</strong>. The crust crackles and the crumb is dense, slightly sour. Wrapped in a linen cloth it keeps for ten days, and some people only find its flavour from the third. Every house has its own leaven: the Calvão family’s has been fed, Friday after Friday, since 1931 at least.</p>
<p>It is baked in the <a href="/pontos_interesse/forno-comunitario">Communal Oven</a>, on the first and third Saturday of every month. On other days you will find it at the Mercearia da Praça, which takes fifteen loaves from a baker in Penedos and sells them all before eleven.</p>`,
    mainPhoto: 'pao-de-centeio',
    photos: ['pao-de-centeio-2', 'pao-de-centeio-3'],
  },
  {
    title: 'A lã e o tear',
    title_en: 'Wool and the loom',
    description: `<p>Bate o pente, cruza o pedal, passa a lançadeira. Quem tecer oito horas seguidas faz um palmo e meio de manta, e Deolinda Afonso conta que só aprendeu a falar baixo quando deixou de tecer todos os dias.</p>
<p>Em 1950 havia um tear por cada três casas. A tosquia é em maio, com a ajuda dos vizinhos e almoço no fim. Depois a lã lava-se no ribeiro, abre-se à mão, carda-se e fia-se na roca durante o inverno. Das ovelhas brancas tira-se o fundo; das pretas, as riscas. O castanho vem da casca de nogueira e o amarelo da flor da carqueja, sem mais tintas.</p>
<p>A <strong>manta da Urze</strong> reconhece-se pelas três riscas escuras junto a cada ponta e por um canto sem remate, deixado aberto de propósito: diz-se que uma manta acabada já não tem nada para aprender. Pesa quatro quilos, não deixa passar a água e passa de avós para netos.</p>
<p>Hoje trabalham três teares. Dois estão no Tear da Avó, na Rua do Meio, onde a neta de Deolinda ensina quem quiser experimentar. Um quarto tear, de 1870, está a ser montado para a Casa da Memória.</p>`,
    description_en: `<p>Beat the reed, cross the treadle, throw the shuttle. Eight hours of weaving without a break make a hand and a half of blanket, and Deolinda Afonso says she only learned to speak softly when she stopped weaving every day.</p>
<p>In 1950 there was a loom for every three houses. Shearing is in May, with the neighbours’ help and a lunch at the end. Then the wool is washed in the stream, teased by hand, carded, and spun on the distaff through the winter. White sheep give the ground; black ones, the stripes. The brown comes from walnut husks and the yellow from the flowers of the carqueja, a kind of broom, with no other dyes.</p>
<p>You can tell an <strong>Urze blanket</strong> by the three dark stripes at each end and by one corner without a hem, left open on purpose: a finished blanket, they say, has nothing more to learn. It weighs four kilos, keeps the rain out and is handed down from grandparents to grandchildren.</p>
<p>Three looms are at work today. Two are at Tear da Avó, on Rua do Meio, where Deolinda’s granddaughter teaches anyone who would like to try. A fourth loom, from 1870, is being set up for the Casa da Memória, our future museum.</p>`,
    mainPhoto: 'la-e-tear',
    photos: ['la-e-tear-3', 'tear-da-avo-2'],
  },
  {
    title: 'A água da serra',
    title_en: 'Mountain water',
    description: `<p>Nove graus, de verão e de inverno: é a temperatura da Fonte do Adro, medida todos os meses e escrita a giz na pedra por quem lá passa primeiro. A água entra na serra pela Lagoa do Alto e pelas turfeiras, demora anos a atravessar o granito e sai quase sem minerais. O café fica melhor com ela, e o sabão faz mais espuma.</p>
<p>A aldeia tem <strong>cinco fontes</strong>: a do Adro, a da Praça, a do Forno, a Fonte Fria e a dos Namorados, que é a mais longe. Junto de cada uma há um tanque para o gado e outro para a roupa, por esta ordem, para que a água sirva três vezes antes de ir para as hortas.</p>
<p>A rega está repartida por horas desde 1342, pelo menos. Havia quem medisse o tempo pela sombra da torre e, de noite, pela estrela que chegava à Fraga. No dia de São João lê-se o rol no adro, em voz alta, e é ali que se trocam ou emprestam horas. Hoje usa-se o relógio do telemóvel, mas o rol continua escrito à mão.</p>
<p>As análises da água das fontes e da rede são afixadas na Junta e publicadas nos <a href="/comunidade">avisos</a>. Pode encher a garrafa em todas.</p>`,
    description_en: `<p>Nine degrees, summer and winter: that is the temperature of the churchyard spring, taken every month and chalked on the stone by whoever gets there first. The water enters the mountain at Lagoa do Alto and the peat bogs, takes years to work its way through the granite and comes out almost free of minerals. Coffee tastes better with it, and soap lathers more.</p>
<p>The village has <strong>five springs</strong>: the churchyard’s, the square’s, the oven’s, Fonte Fria (the cold spring) and the Lovers’ Spring, which is the furthest away. Beside each there is one trough for the animals and another for the washing, in that order, so that the water is used three times before it goes to the vegetable plots.</p>
<p>Water for the fields has been shared out by the hour since 1342 at least. Some told the time by the shadow of the church tower and, at night, by the star that reached the Fraga. On St John’s Day the list is read aloud in the churchyard, and that is where hours are swapped or lent. These days the clock is on a phone, but the list is still written by hand.</p>
<p>Test results for the springs and the mains are posted at the parish council and published among the <a href="/comunidade">notices</a>. You may fill your bottle at all of them.</p>`,
    mainPhoto: 'agua-da-serra',
    photos: ['moinhos-do-ribeiro-2', 'cascata-da-urze'],
  },
  {
    title: 'O granito',
    title_en: 'Granite',
    description: `<p>Antes de bater, Albino Seixas encosta a palma da mão à pedra e procura-lhe o correr. Todo o granito tem um sentido por onde abre bem, outro por onde abre mal e um terceiro por onde não abre. Acertar poupa uma manhã de trabalho.</p>
<p>Para partir um bloco fazem-se furos em linha, metem-se cunhas de ferro e bate-se em cada uma por ordem, à espera da nota. Quando o som fica surdo, a pedra já está aberta por dentro. Os antigos usavam cunhas de madeira seca de carvalho e molhavam-nas: a água fazia o resto durante a noite.</p>
<p>De granito são as casas, os muros, os esteios das videiras, as pias dos porcos, os marcos e as poldras do ribeiro. O da Fraga é cinzento-claro, de grão grosso, bom para paredes. O do Colado é amarelado e mais fino, e dele se fizeram o portal da igreja e os degraus do coreto. Um muro de <strong>pedra solta</strong> bem feito não leva argamassa: respira, deixa passar a água e serve de casa a lagartos e doninhas.</p>
<p>O senhor Albino está reformado, mas orienta duas vezes por ano um fim de semana em que se refaz um muro caído. Quem quiser aprender inscreve-se na Junta e traz luvas.</p>`,
    description_en: `<p>Before he strikes, Albino Seixas lays the palm of his hand on the stone and feels for its grain. All granite has one direction in which it splits well, another in which it splits badly and a third in which it will not split at all. Getting it right saves a morning’s work.</p>
<p>To break a block you drill a line of holes, drive in iron wedges and strike each in turn, listening for the note. When the sound goes dull, the stone has already opened inside. The old people used wedges of dry oak and wetted them: the water did the rest overnight.</p>
<p>Granite makes the houses, the walls, the posts for the vines, the pigs’ troughs, the boundary stones and the stepping stones in the stream. The granite of the Fraga is pale grey and coarse-grained, good for walls. That of Colado is yellowish and finer, and was used for the church doorway and the steps of the bandstand. A well-made <strong>drystone</strong> wall takes no mortar: it breathes, lets the water through and is home to lizards and weasels.</p>
<p>Senhor Albino has retired, but twice a year he leads a weekend in which a fallen wall is rebuilt. If you would like to learn, put your name down at the parish council and bring gloves.</p>`,
    mainPhoto: 'granito',
    photos: ['granito-3', 'aldeia-ruas'],
  },
  {
    title: 'Os cantares',
    title_en: 'The singing',
    description: `<p>As vozes das mulheres entram primeiro, muito agudas, e só ao segundo verso chegam os homens, por baixo, como se viessem do fundo da rua. Quem ouve pela primeira vez acha que estão desafinados. Não estão: é uma maneira de cantar feita para atravessar um vale.</p>
<p>Cantava-se para acertar o passo no trabalho. Há modas da segada, da espadela do linho e da apanha da castanha, cada uma com o seu compasso. E há as do calendário: os <strong>Reis</strong>, de porta em porta, a 5 de janeiro; a encomendação das almas, nas noites da Quaresma, com as luzes apagadas; as loas à Senhora da Lapa, em agosto, já com concertina, bombo e ferrinhos.</p>
<p>O Grupo de Cantares de Souto da Urze tem dezanove pessoas, dos 11 aos 83 anos, e ensaia à sexta-feira, às 21h, no salão da Junta. A porta fica encostada, e pode-se entrar. Em 2018 gravaram-se sessenta e quatro modas, muitas delas cantadas por uma única pessoa que ainda as sabia de cor.</p>
<blockquote><p>«Ó serra, que és tão alta,</p><p>empresta-me o teu vagar,</p><p>que eu tenho um amor ao longe</p><p>e muito que caminhar.»</p></blockquote>`,
    description_en: `<p>The women’s voices come in first, very high, and only at the second line do the men arrive, underneath, as if from the far end of the street. Those who hear it for the first time think they are out of tune. They are not: it is a way of singing made to carry across a valley.</p>
<p>People sang to keep time at work. There are songs for reaping, for beating flax and for gathering chestnuts, each with its own beat. And there are those of the calendar: the <strong>Reis</strong>, Epiphany carols sung from door to door on 5 January; the prayers for the souls of the dead, on the nights of Lent, with the lights out; the praises of Our Lady of Lapa, in August, this time with accordion, bass drum and triangle.</p>
<p>The Souto da Urze Singing Group has nineteen members, from 11 to 83 years old, and rehearses on Fridays at 21:00 in the parish hall. The door is left ajar, and you may come in. In 2018 sixty-four songs were recorded, many of them sung by the only person who still knew them by heart.</p>
<blockquote><p>“O mountain, you who stand so tall,</p><p>lend me your slow and easy way,</p><p>for my love is far beyond you all</p><p>and I must walk for many a day.”</p></blockquote>`,
    mainPhoto: 'cantares',
    photos: ['cantares-2', 'festa-da-senhora-da-lapa'],
  },
] satisfies DemoRecord<'essencias'>[];
