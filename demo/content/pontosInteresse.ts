import type { DemoRecord } from '../feature.ts';
import { at } from './at.ts';

/** Places of the village and around it; nearby ones stand in order of distance by road. */
export const pontosInteresse = [
  {
    name: 'Igreja Matriz',
    name_en: 'The Parish Church',
    type: 'PONTO_INTERESSE',
    local: 'Adro da Igreja, Souto da Urze',
    local_en: 'Adro da Igreja (the churchyard), Souto da Urze',
    lugar: at(160, 120),
    description: `<p>O sino grande da igreja dá as horas duas vezes, com um minuto de intervalo, para que quem anda nos lameiros possa contar outra vez. Foi fundido em 1781 com cobre que as casas da aldeia entregaram, e ainda há famílias que garantem reconhecer no som a panela da bisavó.</p>
<p>O edifício é de 1743 e ergueu-se sobre outro mais pequeno, de que ficou a pia batismal, à esquerda de quem entra. Por fora é cal branca e cunhais de granito, uma só torre e um portal sem enfeites. A surpresa está no teto: <strong>vinte e quatro caixotões</strong> pintados com plantas da serra, como a urze, o azevinho, a arnica e o castanheiro em flor, onde se esperariam santos. Ninguém sabe quem os pintou. No retábulo está a imagem de Nossa Senhora da Lapa, que sai em procissão no terceiro domingo de agosto.</p>
<p>A igreja abre ao domingo, das 10h às 13h, com missa às 11h30. Nos outros dias a chave está com a D. Aurora Lage, na casa de porta verde em frente ao adro, n.º 4: basta bater antes do anoitecer. A entrada é livre. O que se deixar na caixa das esmolas serve para o restauro dos caixotões, que vai em dezassete.</p>`,
    description_en: `<p>The great bell strikes every hour twice, a minute apart, so that anyone out in the meadows can count again. It was cast in 1781 from copper that the households of the village gave up, and there are still families who swear they can hear their great-grandmother’s cooking pot in it.</p>
<p>The building dates from 1743 and rose over a smaller one, of which the font remains, on your left as you come in. Outside it is whitewash with granite corners, a single tower and a doorway without ornament. The surprise is the ceiling: <strong>twenty-four panels</strong> painted with plants of the mountain, such as heather, holly, arnica and chestnut in flower, where you would expect saints. Nobody knows who painted them. On the altarpiece stands the figure of Our Lady of Lapa, which is carried in procession on the third Sunday of August.</p>
<p>The church is open on Sundays from 10:00 to 13:00, with Mass at 11:30. On other days Dona Aurora Lage keeps the key, at no. 4, the house with the green door facing the churchyard: just knock before nightfall. Entry is free. Whatever you leave in the alms box goes to restoring the painted panels; seventeen are done so far.</p>`,
    mainPhoto: 'igreja-matriz',
    photos: ['concerto-de-inverno', 'festa-da-senhora-da-lapa'],
  },
  {
    name: 'Ponte Velha',
    name_en: 'Ponte Velha, the Old Bridge',
    type: 'PONTO_INTERESSE',
    local: 'Fundo da Rua da Ponte, a 500 m da Praça do Souto',
    local_en: 'At the bottom of Rua da Ponte, 500 m from Praça do Souto',
    lugar: at(-420, 210),
    description: `<p>Um único arco de onze metros, alto de mais para o ribeiro que se vê no verão e à medida do que desce em fevereiro. A cheia de 1695 levou a ponte anterior; esta ficou pronta três anos depois e nunca mais saiu do lugar.</p>
<p>O tabuleiro sobe até meio e volta a descer, o que se chama <em>cavalete</em>, e tem pouco mais de dois metros de largura: a medida de um carro de bois carregado de feno. Nas pedras do lado de montante procure as marcas dos pedreiros: um peixe, uma escada e uma letra que pode ser um M. Cada um assinava as suas para receber ao dia.</p>
<p>A ponte era a saída da aldeia para o moinho, para a feira e para o Brasil. Quem partia deixava uma pedra pequena na guarda e, quando regressava, ia buscá-la. Ainda lá aparecem pedras.</p>
<p>Hoje passam por ela peões, gado e o trilho PR1. A melhor vista é da margem esquerda, trinta metros a jusante, onde um penedo baixo serve de banco. Com chuva ou geada o lajedo escorrega muito: vá pelo meio e devagar.</p>`,
    description_en: `<p>A single arch of eleven metres, too tall for the stream you see in summer and just right for the one that comes down in February. The flood of 1695 carried off the bridge before it; this one was finished three years later and has never moved since.</p>
<p>The roadway climbs to the middle and falls away again, a shape called <em>cavalete</em> (“trestle”), and it is little more than two metres wide: the width of an ox cart laden with hay. On the stones of the upstream side, look for the masons’ marks: a fish, a ladder and a letter that may be an M. Each man signed his own, to be paid by the day.</p>
<p>The bridge was the way out of the village: to the mill, to the fair and to Brazil. Those who left put a small stone on the parapet and, when they came home, went to fetch it. Stones still turn up there.</p>
<p>Today it carries walkers, cattle and the PR1 footpath. The best view is from the left bank, thirty metres downstream, where a low boulder makes a good bench. In rain or frost the paving is very slippery: keep to the middle and take your time.</p>`,
    mainPhoto: 'ponte-velha',
    photos: ['ponte-velha-3', 'tasca-da-ponte-3'],
  },
  {
    name: 'Miradouro da Fraga',
    name_en: 'The Fraga Viewpoint',
    type: 'PONTO_INTERESSE',
    local: 'Monte da Fraga, a 1,1 km da Praça do Souto',
    local_en: 'Monte da Fraga, 1.1 km from Praça do Souto',
    lugar: at(880, 420),
    description: `<p>São quatro penedos de granito pousados uns nos outros, e o de cima parece sempre que vai cair. Está assim desde que há memória. A 1010 metros de altitude, noventa acima da praça, é daqui que se percebe o desenho da aldeia: as casas juntas, os socalcos em volta, o risco dos muros até aos lameiros.</p>
<p>Uma mesa de pedra com linhas gravadas ajuda a dar nome ao que se vê. A norte, o Alto da Moura, com 1416 metros. A nascente, em dias limpos, o perfil do Castelo dos Penedos. A sul, o vale por onde o ribeiro se vai embora.</p>
<p>Debaixo do maior dos penedos há uma cavidade onde cabem três pessoas de pé. É a <strong>lapa</strong> que deu o nome à padroeira: conta-se que uma pastora muda se abrigou ali da trovoada, encontrou a imagem e desceu à aldeia a chamar por toda a gente. A procissão de agosto vem até aqui.</p>
<p>Sobe-se em 25 minutos pelo caminho empedrado que parte de trás da igreja, com um banco a meio. O lado norte não tem guarda. Com crianças, fique junto à mesa; com trovoada, não suba.</p>`,
    description_en: `<p>Four granite boulders sit one upon another, and the top one always looks about to fall. It has looked that way for as long as anyone remembers. From here, at 1,010 metres, ninety above the square, you can read the plan of the village: the houses huddled together, the terraces around them, the lines of the walls running out to the meadows.</p>
<p>A stone table with engraved lines helps you put names to what you see. To the north, Alto da Moura, at 1,416 metres. To the east, on clear days, the outline of Penedos Castle. To the south, the valley by which the stream takes its leave.</p>
<p>Under the largest boulder there is a hollow where three people can stand. This is the <strong>lapa</strong>, the rock shelter that gave the patron saint her name: the story goes that a shepherdess who could not speak sheltered here from a storm, found the statue and ran down to the village calling everyone out. The August procession comes up to this spot.</p>
<p>It is a 25-minute climb by the cobbled path that starts behind the church, with a bench halfway. There is no railing on the north side. With children, stay by the table; if there is thunder about, do not go up.</p>`,
    mainPhoto: 'miradouro-da-fraga',
    photos: ['miradouro-da-fraga-2', 'aldeia-amanhecer'],
  },
  {
    name: 'Moinhos do Ribeiro',
    name_en: 'The Watermills',
    type: 'PONTO_INTERESSE',
    local: 'Caminho dos Moinhos, a 1,2 km da Ponte Velha',
    local_en: 'Caminho dos Moinhos, 1.2 km from the Old Bridge',
    lugar: at(240, 1050),
    description: `<p>Zeferino Lage sabe se a mó está bem picada só de a ouvir do caminho. Ao sábado de manhã, das 10h ao meio-dia, mói centeio no Moinho de Cima e não se importa de ter companhia, desde que não lhe mexam na adufa.</p>
<p>Há <strong>seis moinhos</strong> em quatrocentos metros de ribeiro, todos de rodízio: a roda está deitada debaixo do soalho e é a água, atirada por um cubo de pedra, que a faz girar. De cima para baixo chamam-se Moinho de Cima, do Abade, da Viúva, do Meio, dos Quatro e de Baixo. Funcionam dois, o de Cima e o dos Quatro, que pertence a quatro famílias e tem as horas de cada uma riscadas na ombreira da porta. O do Meio está em recuperação.</p>
<p>Fora do sábado pode ver-se tudo pelo lado de fora, e espreitar o rodízio do Moinho dos Quatro por uma grade. Para grupos, o senhor Zeferino abre noutros dias: fale com a Junta com uma semana de antecedência.</p>
<p>O caminho desde a Ponte Velha segue a levada e faz-se em 20 minutos. Faz parte do Trilho dos Moinhos (PR1), circular, com 5,4 km. Leve calçado que possa molhar-se: há duas passagens de poldras.</p>`,
    description_en: `<p>Zeferino Lage can tell from the path, just by listening, whether the millstone has been dressed well. On Saturday mornings, from ten to noon, he grinds rye at Moinho de Cima, the upper mill, and does not mind company as long as nobody touches his sluice.</p>
<p>There are <strong>six mills</strong> along four hundred metres of stream, all of the kind with a flat wheel: it lies on its side beneath the floor, and water shot down a stone chute makes it spin. From top to bottom they are the Upper Mill, the Abbot’s, the Widow’s, the Middle Mill, the Mill of the Four and the Lower Mill. Two are working: the Upper Mill and the Mill of the Four, which belongs to four families and has each one’s hours scratched on the doorpost. The Middle Mill is being restored.</p>
<p>Outside Saturdays you can see everything from the outside and peer at the wheel of the Mill of the Four through a grille. For groups, Senhor Zeferino will open on other days: speak to the parish council a week ahead.</p>
<p>The path from the Old Bridge follows the mill race and takes 20 minutes. It is part of the Mills Trail (PR1), a loop of 5.4 km. Wear shoes that can get wet: you cross the water twice on stepping stones.</p>`,
    mainPhoto: 'moinhos-do-ribeiro',
    photos: ['moinhos-do-ribeiro-2', 'recuperacao-do-moinho'],
  },
  {
    name: 'Poço da Moura',
    name_en: 'Poço da Moura, the Moorish Maiden’s Pool',
    type: 'PONTO_INTERESSE',
    local: 'Ribeiro da Urze, 900 m a jusante da Ponte Velha',
    local_en: 'Ribeiro da Urze, 900 m downstream from the Old Bridge',
    lugar: at(-1050, -250),
    description: `<p>Verde de manhã, quase preto depois das cinco, o poço tem a cor que o sol lhe deixar. O ribeiro escavou-o entre duas paredes de granito e alisou a pedra de tal maneira que as crianças da aldeia aprenderam aqui a escorregar antes de aprenderem a nadar.</p>
<p>Diz-se que uma moura ficou no fundo a guardar um pente de ouro e que, na manhã de São João, o põe ao sol a secar. A Serra das Fragas guarda a memória dela no ponto mais alto, o Alto da Moura. No poço, o que há de certo são trutas, melros-d'água e, com paciência, uma lontra ao fim da tarde.</p>
<p>Para tomar banho convém saber o seguinte:</p>
<ul><li>a água anda pelos 14 graus em agosto, e menos no resto do ano;</li><li>o fundo passa dos quatro metros junto à parede direita e sobe devagar do lado da praia de seixos;</li><li>não há nadador-salvador nem rede de telemóvel;</li><li>não se mergulha das rochas, porque há lajes que não se veem.</li></ul>
<p>Chega-se a pé desde a Ponte Velha, em quinze minutos, pela margem direita. Não há caixotes do lixo: o que vier na mochila volta na mochila.</p>`,
    description_en: `<p>Green in the morning, nearly black after five, the pool takes whatever colour the sun leaves it. The stream dug it out between two granite walls and polished the stone so well that the village children learned to slide here before they learned to swim.</p>
<p>They say a Moorish maiden stayed at the bottom to guard a golden comb and that, on the morning of St John’s Day, she lays it in the sun to dry. The Serra das Fragas remembers her at its highest point, Alto da Moura. What the pool holds for certain is trout, dippers and, if you are patient, an otter towards evening.</p>
<p>Before you bathe, it is good to know that:</p>
<ul><li>the water is about 14 degrees in August, and colder the rest of the year;</li><li>it is over four metres deep by the right-hand wall and shelves gently on the side of the pebble beach;</li><li>there is no lifeguard and no mobile signal;</li><li>nobody dives from the rocks, because there are slabs you cannot see.</li></ul>
<p>It is a fifteen-minute walk from the Old Bridge, along the right bank. There are no litter bins: what comes in your rucksack goes home in your rucksack.</p>`,
    mainPhoto: 'poco-da-moura',
    photos: ['poco-da-moura-2', 'ponte-velha'],
  },
  {
    name: 'Forno Comunitário',
    name_en: 'The Communal Oven',
    type: 'PONTO_INTERESSE',
    local: 'Largo do Forno, Souto da Urze',
    local_en: 'Largo do Forno, Souto da Urze',
    lugar: at(60, -110),
    description: `<p>Não há uma única trave de madeira nesta casa: paredes, arcos e telhado são de pedra, para que o fogo não tenha o que queimar. Está escrito 1887 na padieira, mas o forno é mais velho do que a data, que só assinala a última vez que se refez a abóbada.</p>
<p>Cabem quarenta pães de centeio de cada vez. Acende-se de madrugada, com giestas e lenha de carvalho, e está pronto quando as pedras do teto ficam brancas. Quem mete o primeiro pão traz a lenha; quem mete o último varre a cinza. É a <strong>roda do forno</strong>, e a lista está afixada atrás da porta.</p>
<p>O forno coze no primeiro e no terceiro sábado de cada mês, e qualquer pessoa pode assistir entre as 8h e as 11h. O pão que sobra vende-se ali mesmo, ainda quente, e raramente chega ao meio-dia. Nos outros dias a chave está no Café Central, na Praça do Souto, a dois minutos a pé.</p>
<p>No inverno, os bancos de pedra encostados à parede do fundo são o lugar mais quente da aldeia, e aquele onde se sabem as notícias primeiro. Conheça também a história do <a href="/essencia">pão de centeio</a>.</p>`,
    description_en: `<p>There is not a single wooden beam in this house: walls, arches and roof are all stone, so that the fire has nothing to burn. The lintel says 1887, but the oven is older than its date, which only marks the last time the vault was rebuilt.</p>
<p>It holds forty rye loaves at a time. It is lit before dawn, with broom and oak logs, and is ready when the stones of the roof turn white. Whoever puts in the first loaf brings the firewood; whoever puts in the last sweeps out the ash. That is the <strong>roda do forno</strong>, the oven rota, and the list hangs behind the door.</p>
<p>There is baking on the first and third Saturday of every month, and anyone may watch between 8:00 and 11:00. Spare loaves are sold on the spot, still hot, and seldom last until noon. On other days the key is at Café Central, on Praça do Souto, two minutes away on foot.</p>
<p>In winter, the stone benches along the back wall are the warmest place in the village, and the one where news arrives first. Read the story of our <a href="/essencia">rye bread</a> too.</p>`,
    mainPhoto: 'forno-comunitario',
    photos: ['pao-de-centeio-2', 'oficina-do-pao'],
  },
  {
    name: 'Lameiros do Cimo',
    name_en: 'The Upper Meadows',
    type: 'PONTO_INTERESSE',
    local: 'Canada dos Lameiros, a partir do cimo da Rua do Cimo',
    local_en: 'Canada dos Lameiros, from the top of Rua do Cimo',
    lugar: at(520, -480),
    description: `<p>Em janeiro, quando tudo à volta está branco de geada, estes prados continuam verdes. O segredo é a <em>rega de lima</em>: uma lâmina de água fina como um vidro que corre sem parar sobre a erva e não a deixa gelar. Abre-se com uma enxada e fecha-se com um torrão.</p>
<p>São trinta e um lameiros, separados por muros de pedra solta, e cada um tem nome e horas de água. Pastam aqui vacas de raça barrosã, de chifres em lira, que sobem na primavera e descem com as primeiras neves. Em junho corta-se o feno, ainda à gadanha nos cantos onde o trator não vai. Abaixo dos prados, os socalcos antigos guardam as hortas e algum centeio.</p>
<p>A Canada dos Lameiros é um passeio de 2,3 quilómetros, ida e volta, quase sem subidas e bom para fazer com crianças. No fim da primavera há orquídeas-dos-prados junto aos regos e cegonhas atrás das rãs.</p>
<p>Feche todas as cancelas como as encontrou e não atravesse os prados antes de o feno ser cortado. As vacas são mansas, as mães de vitelos nem sempre: passe ao largo e leve o cão pela trela.</p>`,
    description_en: `<p>In January, when everything around is white with frost, these meadows stay green. The secret is the <em>rega de lima</em>: a sheet of water as thin as glass that runs over the grass without stopping and never lets it freeze. It is opened with a hoe and closed with a clod of earth.</p>
<p>There are thirty-one of these meadows, or lameiros, divided by drystone walls, and each has its own name and its own hours of water. Barrosã cattle graze here, with their lyre-shaped horns; they go up in spring and come down with the first snow. In June the hay is cut, still by scythe in the corners where the tractor cannot reach. Below the meadows, the old terraces hold vegetable plots and a little rye.</p>
<p>The Canada dos Lameiros is a walled drovers’ lane: a walk of 2.3 kilometres there and back, almost without a climb and good to do with children. In late spring there are meadow orchids beside the channels and storks after the frogs.</p>
<p>Leave every gate as you found it and do not cross the meadows before the hay is cut. The cows are gentle, mothers with calves not always: give them a wide berth and keep your dog on a lead.</p>`,
    mainPhoto: 'aldeia-lameiros',
    photos: ['aldeia-socalcos', 'casas-do-lameiro'],
  },
  {
    name: 'Cascata da Urze',
    name_en: 'Urze Waterfall',
    type: 'AQUI_PERTO',
    local: 'a 5 km, pela Estrada do Alto, e mais 15 minutos a pé',
    local_en: '5 km away by Estrada do Alto, then 15 minutes on foot',
    lugar: at(3600, 1400),
    description: `<p>Ouve-se antes de se ver, e no degelo ouve-se do miradouro da aldeia. O Ribeiro da Urze, que vem manso da Lagoa do Alto, encontra aqui um degrau na rocha e cai <strong>28 metros</strong> em dois lanços, com um patamar a meio onde crescem fetos-reais.</p>
<p>O melhor caudal é de novembro a maio. Em agosto resta um fio de água, mas a sombra faz deste o lugar mais fresco da serra. De manhã, com sol, forma-se um arco-íris pequeno junto à base, visível do penedo achatado que fica à direita do poço.</p>
<p>De carro, deixe a Estrada do Alto na placa «Cascata», onde cabem oito viaturas, e desça quinze minutos por degraus de pedra com corrimão de corda. A pé desde a aldeia são 4 km pelo Trilho da Lagoa (PR2), que sobe o ribeiro e passa pelos moinhos.</p>
<p>As pedras junto à queda estão sempre molhadas e cobertas de limos: não suba pelo leito nem se ponha debaixo da água, que traz ramos e gelo. De março a junho nidifica ali um casal de melros-d'água, por isso pedimos voz baixa.</p>`,
    description_en: `<p>You hear it before you see it, and when the snow melts you can hear it from the village viewpoint. The Ribeiro da Urze, flowing quietly from Lagoa do Alto, meets a step in the rock here and falls <strong>28 metres</strong> in two leaps, with a ledge halfway where royal ferns grow.</p>
<p>It is at its fullest from November to May. By August there is only a thread of water, but the shade makes this the coolest spot on the mountain. On sunny mornings a small rainbow forms at the foot of the fall, which you can see from the flat boulder to the right of the pool.</p>
<p>By car, leave Estrada do Alto at the sign “Cascata”, where there is room for eight vehicles, and go down for fifteen minutes by stone steps with a rope handrail. On foot from the village it is 4 km by the Lagoa Trail (PR2), which climbs beside the stream and passes the mills.</p>
<p>The stones near the fall are always wet and slimy: do not climb up the stream bed or stand under the water, which brings down branches and ice. A pair of dippers nests here from March to June, so please keep your voices low.</p>`,
    mainPhoto: 'cascata-da-urze',
    photos: ['cascata-da-urze-3'],
  },
  {
    name: 'Mata de Carvalhos',
    name_en: 'The Oak Wood',
    type: 'AQUI_PERTO',
    local: 'a 7 km, pela estrada municipal do vale',
    local_en: '7 km away by the valley road',
    lugar: at(-5200, 2600),
    description: `<p>Entra-se na mata e a temperatura desce três graus. São 140 hectares de carvalhos que escaparam aos estaleiros e aos caminhos de ferro porque, desde o século XVII, ninguém podia cortar um sem que o povo inteiro dissesse que sim.</p>
<p>O mais velho é o <strong>Carvalho do Juiz</strong>: são precisas cinco pessoas de braços abertos para lhe dar a volta. À sombra dele resolviam-se as questões entre aldeias, e há uma pedra comprida onde se sentavam as duas partes, uma em cada ponta. Em redor crescem azevinhos com mais de seis metros, mirtilos e musgos que cobrem os muros como lã.</p>
<p>Um percurso circular de 3 km, marcado com estacas de madeira, parte da clareira junto à estrada, onde há seis mesas e uma fonte. Demora hora e meia a quem olha para cima. No fim de outubro, as folhas mudam de cor quase todas na mesma semana.</p>
<p>É zona de proteção do Parque Natural: não se fazem fogueiras em nenhuma altura do ano, não se colhe azevinho e só se apanham cogumelos com a autorização que o <a href="/contactos">posto de turismo do parque</a> passa na hora.</p>`,
    description_en: `<p>Step into the wood and it is three degrees cooler. These are 140 hectares of oaks that escaped the shipyards and the railways because, since the seventeenth century, nobody could fell one unless the whole village said yes.</p>
<p>The oldest is the <strong>Carvalho do Juiz</strong>, the Judge’s Oak: it takes five people with outstretched arms to go round it. Disputes between villages were settled in its shade, and there is a long stone where the two sides sat, one at each end. Around it grow hollies more than six metres tall, bilberries, and mosses that cover the walls like wool.</p>
<p>A loop of 3 km, marked with wooden stakes, starts from the clearing by the road, where there are six tables and a spring. It takes an hour and a half if you keep looking up. At the end of October almost all the leaves turn in the same week.</p>
<p>This is a protected area of the Natural Park: no fires at any time of the year, no picking of holly, and mushrooms only with a permit, which the <a href="/contactos">park’s tourist office</a> issues on the spot.</p>`,
    mainPhoto: 'mata-de-carvalhos',
    photos: ['mata-de-carvalhos-2'],
  },
  {
    name: 'Lagoa do Alto',
    name_en: 'Lagoa do Alto, the Mountain Lake',
    type: 'AQUI_PERTO',
    local: 'a 9 km, pela Estrada do Alto até ao Colado, e mais 20 minutos a pé',
    local_en: '9 km away by Estrada do Alto to Colado, then 20 minutes on foot',
    lugar: at(6100, 2900),
    description: `<p>Há uns vinte mil anos esta cova estava cheia de gelo. O glaciar deixou um anfiteatro de rocha, um dique de pedras soltas e, quando derreteu, esta lagoa redonda a 1240 metros, onde nasce o Ribeiro da Urze.</p>
<p>No fundo do anfiteatro vê-se bem a parede que o gelo poliu, com riscos paralelos que parecem feitos com um ancinho. A água tem sete metros na parte mais funda e é tão clara que se contam as pedras até aos três. Gela quase todos os invernos. O gelo nunca é seguro, por mais firme que pareça.</p>
<p>De carro chega-se ao Colado, um terreiro a 9 km da aldeia, e dali são vinte minutos por um caminho largo. A pé, o Trilho da Lagoa (PR2) tem 7 km em cada sentido e 320 metros de subida: conte com duas horas e meia para cima e passe pelo Refúgio da Serra, a quilómetro e meio da chegada. Com bom tempo e boas pernas, o Alto da Moura (1416 m) fica a mais uma hora.</p>
<p>Não se toma banho na lagoa: vive nela um tritão que só existe nestas montanhas, e o protetor solar mata-lhe as larvas. Leve agasalho mesmo em agosto, porque o vento vira depressa.</p>`,
    description_en: `<p>Some twenty thousand years ago this hollow was full of ice. The glacier left an amphitheatre of rock, a dyke of loose stones and, when it melted, this round lake at 1,240 metres, where the Ribeiro da Urze begins.</p>
<p>At the back of the amphitheatre you can clearly see the wall that the ice polished, with parallel scratches that might have been made by a rake. The water is seven metres deep at most and so clear that you can count the stones down to three. It freezes almost every winter. The ice is never safe, however firm it looks.</p>
<p>By car you can get as far as Colado, an open space 9 km from the village, and from there it is twenty minutes along a wide track. On foot, the Lagoa Trail (PR2) is 7 km each way with 320 metres of climbing: allow two and a half hours for the way up, passing the Refúgio da Serra mountain hut a kilometre and a half before the end. In good weather, and with good legs, Alto da Moura (1,416 m) is another hour on.</p>
<p>There is no bathing in the lake: it is home to a newt found only in these mountains, and sun cream kills its larvae. Bring something warm even in August, for the wind turns quickly.</p>`,
    mainPhoto: 'lagoa-do-alto',
    photos: ['lagoa-do-alto-2', 'refugio-da-serra'],
  },
  {
    name: 'Castelo dos Penedos',
    name_en: 'Penedos Castle',
    type: 'AQUI_PERTO',
    local: 'a 12 km, pela estrada municipal de Penedos',
    local_en: '12 km away by the Penedos road',
    lugar: at(1500, 9200),
    description: `<p>Os construtores pouparam trabalho: onde havia penedo não fizeram muralha. O resultado é um castelo meio natural, meio talhado, que de longe mal se distingue da crista onde assenta, a 1085 metros.</p>
<p>Levantou-se no século XIII para vigiar a passagem da serra e deixou de ter guarnição no XVI, quando a fronteira sossegou. O povo de Penedos levou depois as pedras soltas para as casas, e ainda se encontram lá em baixo ombreiras com furos de tranca. Ficaram de pé dois panos de muralha, a base da torre e uma <strong>cisterna</strong> escavada na rocha, que nunca seca.</p>
<p>Do parque de estacionamento, em Penedos, sobe-se em meia hora por degraus irregulares. Lá em cima veem-se, a poente, o Miradouro da Fraga e os telhados de Souto da Urze. É o melhor lugar da região para o nascer do dia.</p>
<p>A visita é livre e não há vigilância nem guardas nas muralhas. A cisterna está tapada com uma grade; não lhe atire moedas, que é habitada por salamandras. No inverno, o último troço fica com gelo até perto do meio-dia.</p>`,
    description_en: `<p>The builders saved themselves some work: where there was a crag, they built no wall. The result is a castle half natural, half hewn, which from a distance you can hardly tell from the ridge it stands on, at 1,085 metres.</p>
<p>It went up in the thirteenth century to watch over the mountain pass and lost its garrison in the sixteenth, when the border grew quiet. The people of Penedos then took the loose stones for their houses, and you can still find doorposts down there with holes for the bar. Two stretches of wall are left standing, with the base of the tower and a <strong>cistern</strong> cut into the rock, which never runs dry.</p>
<p>From the car park in Penedos it is half an hour’s climb by uneven steps. At the top, looking west, you can see the Fraga Viewpoint and the rooftops of Souto da Urze. There is no better place in the region to watch the day begin.</p>
<p>Entry is free, and there are no attendants and no railings on the walls. The cistern is covered by a grating; please do not throw coins in, as salamanders live there. In winter the last stretch stays icy until nearly noon.</p>`,
    mainPhoto: 'castelo-dos-penedos',
    photos: ['castelo-dos-penedos-3'],
  },
  {
    name: 'Planalto dos Garranos',
    name_en: 'The Plateau of the Garrano Ponies',
    type: 'AQUI_PERTO',
    local: 'a 14 km, pela Estrada do Alto até ao fim do alcatrão',
    local_en: '14 km away by Estrada do Alto, to the end of the tarmac',
    lugar: at(9800, -1800),
    description: `<p>Primeiro vê-se uma mancha castanha que podia ser mato. Depois a mancha levanta a cabeça. No planalto, a 1190 metros, vivem em liberdade perto de <strong>cento e vinte garranos</strong>, os cavalos pequenos e fortes destas montanhas, que passam o ano ao ar livre e descem às chãs mais abrigadas quando neva.</p>
<p>Andam em grupos de seis a dez éguas com um garanhão. Os potros nascem entre abril e junho e ao fim de uma hora já acompanham a mãe. São também a refeição preferida do lobo, e por isso as éguas pastam em roda quando o vento traz algum cheiro.</p>
<p>A estrada alcatroada acaba num terreiro com painéis do Parque Natural. Dali parte um caminho plano de 4 km, ida e volta, até às turfeiras de Chã Redonda. As primeiras horas da manhã são as melhores; leve binóculos, agasalho e água, porque não há fontes nem sombra.</p>
<p>Os garranos têm dono e são mansos até se sentirem cercados. Fique a <strong>cinquenta metros</strong>, não lhes dê comida e mantenha o cão preso. Com neve, a Estrada do Alto fecha acima da aldeia.</p>`,
    description_en: `<p>First you see a brown patch that could be scrub. Then the patch lifts its head. On the plateau, at 1,190 metres, nearly <strong>a hundred and twenty garranos</strong> live free: the small, sturdy native ponies of these mountains, which spend the whole year outdoors and come down to more sheltered ground when it snows.</p>
<p>They keep in groups of six to ten mares with one stallion. The foals are born between April and June and within an hour can keep up with their mothers. They are also the wolf’s favourite meal, which is why the mares graze in a ring when the wind carries a certain scent.</p>
<p>The tarmac ends at an open space with the Natural Park’s information boards. From there a level track of 4 km, there and back, leads to the peat bogs of Chã Redonda. Early morning is best; bring binoculars, something warm and water, for there are no springs and no shade.</p>
<p>The ponies have owners and are gentle until they feel surrounded. Stay <strong>fifty metres</strong> away, do not feed them and keep your dog on a lead. When there is snow, Estrada do Alto is closed above the village.</p>`,
    mainPhoto: 'planalto-dos-garranos',
    photos: ['planalto-dos-garranos-3'],
  },
] satisfies DemoRecord<'pontosInteresse'>[];
