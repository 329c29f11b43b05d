import type { DemoRecord } from '../../src/features/feature.demo.ts';
import { at } from './at.ts';

/** Places of the village and around it; nearby ones stand in order of distance by road. */
export const pontosInteresse = [
  {
    name: 'Igreja Matriz',
    type: 'PONTO_INTERESSE',
    local: 'Adro da Igreja, Souto da Urze',
    lugar: at(160, 120),
    description: `<p>O sino grande da igreja dá as horas duas vezes, com um minuto de intervalo, para que quem anda nos lameiros possa contar outra vez. Foi fundido em 1781 com cobre que as casas da aldeia entregaram, e ainda há famílias que garantem reconhecer no som a panela da bisavó.</p>
<p>O edifício é de 1743 e ergueu-se sobre outro mais pequeno, de que ficou a pia batismal, à esquerda de quem entra. Por fora é cal branca e cunhais de granito, uma só torre e um portal sem enfeites. A surpresa está no teto: <strong>vinte e quatro caixotões</strong> pintados com plantas da serra, como a urze, o azevinho, a arnica e o castanheiro em flor, onde se esperariam santos. Ninguém sabe quem os pintou. No retábulo está a imagem de Nossa Senhora da Lapa, que sai em procissão no terceiro domingo de agosto.</p>
<p>A igreja abre ao domingo, das 10h às 13h, com missa às 11h30. Nos outros dias a chave está com a D. Aurora Lage, na casa de porta verde em frente ao adro, n.º 4: basta bater antes do anoitecer. A entrada é livre. O que se deixar na caixa das esmolas serve para o restauro dos caixotões, que vai em dezassete.</p>`,
    mainPhoto: 'igreja-matriz',
    photos: ['concerto-de-inverno', 'festa-da-senhora-da-lapa'],
  },
  {
    name: 'Ponte Velha',
    type: 'PONTO_INTERESSE',
    local: 'Fundo da Rua da Ponte, a 500 m da Praça do Souto',
    lugar: at(-420, 210),
    description: `<p>Um único arco de onze metros, alto de mais para o ribeiro que se vê no verão e à medida do que desce em fevereiro. A cheia de 1695 levou a ponte anterior; esta ficou pronta três anos depois e nunca mais saiu do lugar.</p>
<p>O tabuleiro sobe até meio e volta a descer, o que se chama <em>cavalete</em>, e tem pouco mais de dois metros de largura: a medida de um carro de bois carregado de feno. Nas pedras do lado de montante procure as marcas dos pedreiros: um peixe, uma escada e uma letra que pode ser um M. Cada um assinava as suas para receber ao dia.</p>
<p>A ponte era a saída da aldeia para o moinho, para a feira e para o Brasil. Quem partia deixava uma pedra pequena na guarda e, quando regressava, ia buscá-la. Ainda lá aparecem pedras.</p>
<p>Hoje passam por ela peões, gado e o trilho PR1. A melhor vista é da margem esquerda, trinta metros a jusante, onde um penedo baixo serve de banco. Com chuva ou geada o lajedo escorrega muito: vá pelo meio e devagar.</p>`,
    mainPhoto: 'ponte-velha',
    photos: ['ponte-velha-3', 'tasca-da-ponte-3'],
  },
  {
    name: 'Miradouro da Fraga',
    type: 'PONTO_INTERESSE',
    local: 'Monte da Fraga, a 1,1 km da Praça do Souto',
    lugar: at(880, 420),
    description: `<p>São quatro penedos de granito pousados uns nos outros, e o de cima parece sempre que vai cair. Está assim desde que há memória. A 1010 metros de altitude, noventa acima da praça, é daqui que se percebe o desenho da aldeia: as casas juntas, os socalcos em volta, o risco dos muros até aos lameiros.</p>
<p>Uma mesa de pedra com linhas gravadas ajuda a dar nome ao que se vê. A norte, o Alto da Moura, com 1416 metros. A nascente, em dias limpos, o perfil do Castelo dos Penedos. A sul, o vale por onde o ribeiro se vai embora.</p>
<p>Debaixo do maior dos penedos há uma cavidade onde cabem três pessoas de pé. É a <strong>lapa</strong> que deu o nome à padroeira: conta-se que uma pastora muda se abrigou ali da trovoada, encontrou a imagem e desceu à aldeia a chamar por toda a gente. A procissão de agosto vem até aqui.</p>
<p>Sobe-se em 25 minutos pelo caminho empedrado que parte de trás da igreja, com um banco a meio. O lado norte não tem guarda. Com crianças, fique junto à mesa; com trovoada, não suba.</p>`,
    mainPhoto: 'miradouro-da-fraga',
    photos: ['miradouro-da-fraga-2', 'aldeia-amanhecer'],
  },
  {
    name: 'Moinhos do Ribeiro',
    type: 'PONTO_INTERESSE',
    local: 'Caminho dos Moinhos, a 1,2 km da Ponte Velha',
    lugar: at(240, 1050),
    description: `<p>Zeferino Lage sabe se a mó está bem picada só de a ouvir do caminho. Ao sábado de manhã, das 10h ao meio-dia, mói centeio no Moinho de Cima e não se importa de ter companhia, desde que não lhe mexam na adufa.</p>
<p>Há <strong>seis moinhos</strong> em quatrocentos metros de ribeiro, todos de rodízio: a roda está deitada debaixo do soalho e é a água, atirada por um cubo de pedra, que a faz girar. De cima para baixo chamam-se Moinho de Cima, do Abade, da Viúva, do Meio, dos Quatro e de Baixo. Funcionam dois, o de Cima e o dos Quatro, que pertence a quatro famílias e tem as horas de cada uma riscadas na ombreira da porta. O do Meio está em recuperação.</p>
<p>Fora do sábado pode ver-se tudo pelo lado de fora, e espreitar o rodízio do Moinho dos Quatro por uma grade. Para grupos, o senhor Zeferino abre noutros dias: fale com a Junta com uma semana de antecedência.</p>
<p>O caminho desde a Ponte Velha segue a levada e faz-se em 20 minutos. Faz parte do Trilho dos Moinhos (PR1), circular, com 5,4 km. Leve calçado que possa molhar-se: há duas passagens de poldras.</p>`,
    mainPhoto: 'moinhos-do-ribeiro',
    photos: ['moinhos-do-ribeiro-2', 'recuperacao-do-moinho'],
  },
  {
    name: 'Poço da Moura',
    type: 'PONTO_INTERESSE',
    local: 'Ribeiro da Urze, 900 m a jusante da Ponte Velha',
    lugar: at(-1050, -250),
    description: `<p>Verde de manhã, quase preto depois das cinco, o poço tem a cor que o sol lhe deixar. O ribeiro escavou-o entre duas paredes de granito e alisou a pedra de tal maneira que as crianças da aldeia aprenderam aqui a escorregar antes de aprenderem a nadar.</p>
<p>Diz-se que uma moura ficou no fundo a guardar um pente de ouro e que, na manhã de São João, o põe ao sol a secar. A Serra das Fragas guarda a memória dela no ponto mais alto, o Alto da Moura. No poço, o que há de certo são trutas, melros-d'água e, com paciência, uma lontra ao fim da tarde.</p>
<p>Para tomar banho convém saber o seguinte:</p>
<ul><li>a água anda pelos 14 graus em agosto, e menos no resto do ano;</li><li>o fundo passa dos quatro metros junto à parede direita e sobe devagar do lado da praia de seixos;</li><li>não há nadador-salvador nem rede de telemóvel;</li><li>não se mergulha das rochas, porque há lajes que não se veem.</li></ul>
<p>Chega-se a pé desde a Ponte Velha, em quinze minutos, pela margem direita. Não há caixotes do lixo: o que vier na mochila volta na mochila.</p>`,
    mainPhoto: 'poco-da-moura',
    photos: ['poco-da-moura-2', 'ponte-velha'],
  },
  {
    name: 'Forno Comunitário',
    type: 'PONTO_INTERESSE',
    local: 'Largo do Forno, Souto da Urze',
    lugar: at(60, -110),
    description: `<p>Não há uma única trave de madeira nesta casa: paredes, arcos e telhado são de pedra, para que o fogo não tenha o que queimar. Está escrito 1887 na padieira, mas o forno é mais velho do que a data, que só assinala a última vez que se refez a abóbada.</p>
<p>Cabem quarenta pães de centeio de cada vez. Acende-se de madrugada, com giestas e lenha de carvalho, e está pronto quando as pedras do teto ficam brancas. Quem mete o primeiro pão traz a lenha; quem mete o último varre a cinza. É a <strong>roda do forno</strong>, e a lista está afixada atrás da porta.</p>
<p>O forno coze no primeiro e no terceiro sábado de cada mês, e qualquer pessoa pode assistir entre as 8h e as 11h. O pão que sobra vende-se ali mesmo, ainda quente, e raramente chega ao meio-dia. Nos outros dias a chave está no Café Central, na Praça do Souto, a dois minutos a pé.</p>
<p>No inverno, os bancos de pedra encostados à parede do fundo são o lugar mais quente da aldeia, e aquele onde se sabem as notícias primeiro. Conheça também a história do <a href="/essencia">pão de centeio</a>.</p>`,
    mainPhoto: 'forno-comunitario',
    photos: ['pao-de-centeio-2', 'oficina-do-pao'],
  },
  {
    name: 'Lameiros do Cimo',
    type: 'PONTO_INTERESSE',
    local: 'Canada dos Lameiros, a partir do cimo da Rua do Cimo',
    lugar: at(520, -480),
    description: `<p>Em janeiro, quando tudo à volta está branco de geada, estes prados continuam verdes. O segredo é a <em>rega de lima</em>: uma lâmina de água fina como um vidro que corre sem parar sobre a erva e não a deixa gelar. Abre-se com uma enxada e fecha-se com um torrão.</p>
<p>São trinta e um lameiros, separados por muros de pedra solta, e cada um tem nome e horas de água. Pastam aqui vacas de raça barrosã, de chifres em lira, que sobem na primavera e descem com as primeiras neves. Em junho corta-se o feno, ainda à gadanha nos cantos onde o trator não vai. Abaixo dos prados, os socalcos antigos guardam as hortas e algum centeio.</p>
<p>A Canada dos Lameiros é um passeio de 2,3 quilómetros, ida e volta, quase sem subidas e bom para fazer com crianças. No fim da primavera há orquídeas-dos-prados junto aos regos e cegonhas atrás das rãs.</p>
<p>Feche todas as cancelas como as encontrou e não atravesse os prados antes de o feno ser cortado. As vacas são mansas, as mães de vitelos nem sempre: passe ao largo e leve o cão pela trela.</p>`,
    mainPhoto: 'aldeia-lameiros',
    photos: ['aldeia-socalcos', 'casas-do-lameiro'],
  },
  {
    name: 'Cascata da Urze',
    type: 'AQUI_PERTO',
    local: 'a 5 km, pela Estrada do Alto, e mais 15 minutos a pé',
    lugar: at(3600, 1400),
    description: `<p>Ouve-se antes de se ver, e no degelo ouve-se do miradouro da aldeia. O Ribeiro da Urze, que vem manso da Lagoa do Alto, encontra aqui um degrau na rocha e cai <strong>28 metros</strong> em dois lanços, com um patamar a meio onde crescem fetos-reais.</p>
<p>O melhor caudal é de novembro a maio. Em agosto resta um fio de água, mas a sombra faz deste o lugar mais fresco da serra. De manhã, com sol, forma-se um arco-íris pequeno junto à base, visível do penedo achatado que fica à direita do poço.</p>
<p>De carro, deixe a Estrada do Alto na placa «Cascata», onde cabem oito viaturas, e desça quinze minutos por degraus de pedra com corrimão de corda. A pé desde a aldeia são 4 km pelo Trilho da Lagoa (PR2), que sobe o ribeiro e passa pelos moinhos.</p>
<p>As pedras junto à queda estão sempre molhadas e cobertas de limos: não suba pelo leito nem se ponha debaixo da água, que traz ramos e gelo. De março a junho nidifica ali um casal de melros-d'água, por isso pedimos voz baixa.</p>`,
    mainPhoto: 'cascata-da-urze',
    photos: ['cascata-da-urze-3'],
  },
  {
    name: 'Mata de Carvalhos',
    type: 'AQUI_PERTO',
    local: 'a 7 km, pela estrada municipal do vale',
    lugar: at(-5200, 2600),
    description: `<p>Entra-se na mata e a temperatura desce três graus. São 140 hectares de carvalhos que escaparam aos estaleiros e aos caminhos de ferro porque, desde o século XVII, ninguém podia cortar um sem que o povo inteiro dissesse que sim.</p>
<p>O mais velho é o <strong>Carvalho do Juiz</strong>: são precisas cinco pessoas de braços abertos para lhe dar a volta. À sombra dele resolviam-se as questões entre aldeias, e há uma pedra comprida onde se sentavam as duas partes, uma em cada ponta. Em redor crescem azevinhos com mais de seis metros, mirtilos e musgos que cobrem os muros como lã.</p>
<p>Um percurso circular de 3 km, marcado com estacas de madeira, parte da clareira junto à estrada, onde há seis mesas e uma fonte. Demora hora e meia a quem olha para cima. No fim de outubro, as folhas mudam de cor quase todas na mesma semana.</p>
<p>É zona de proteção do Parque Natural: não se fazem fogueiras em nenhuma altura do ano, não se colhe azevinho e só se apanham cogumelos com a autorização que o <a href="/contactos">posto de turismo do parque</a> passa na hora.</p>`,
    mainPhoto: 'mata-de-carvalhos',
    photos: ['mata-de-carvalhos-2'],
  },
  {
    name: 'Lagoa do Alto',
    type: 'AQUI_PERTO',
    local: 'a 9 km, pela Estrada do Alto até ao Colado, e mais 20 minutos a pé',
    lugar: at(6100, 2900),
    description: `<p>Há uns vinte mil anos esta cova estava cheia de gelo. O glaciar deixou um anfiteatro de rocha, um dique de pedras soltas e, quando derreteu, esta lagoa redonda a 1240 metros, onde nasce o Ribeiro da Urze.</p>
<p>No fundo do anfiteatro vê-se bem a parede que o gelo poliu, com riscos paralelos que parecem feitos com um ancinho. A água tem sete metros na parte mais funda e é tão clara que se contam as pedras até aos três. Gela quase todos os invernos. O gelo nunca é seguro, por mais firme que pareça.</p>
<p>De carro chega-se ao Colado, um terreiro a 9 km da aldeia, e dali são vinte minutos por um caminho largo. A pé, o Trilho da Lagoa (PR2) tem 7 km em cada sentido e 320 metros de subida: conte com duas horas e meia para cima e passe pelo Refúgio da Serra, a quilómetro e meio da chegada. Com bom tempo e boas pernas, o Alto da Moura (1416 m) fica a mais uma hora.</p>
<p>Não se toma banho na lagoa: vive nela um tritão que só existe nestas montanhas, e o protetor solar mata-lhe as larvas. Leve agasalho mesmo em agosto, porque o vento vira depressa.</p>`,
    mainPhoto: 'lagoa-do-alto',
    photos: ['lagoa-do-alto-2', 'refugio-da-serra'],
  },
  {
    name: 'Castelo dos Penedos',
    type: 'AQUI_PERTO',
    local: 'a 12 km, pela estrada municipal de Penedos',
    lugar: at(1500, 9200),
    description: `<p>Os construtores pouparam trabalho: onde havia penedo não fizeram muralha. O resultado é um castelo meio natural, meio talhado, que de longe mal se distingue da crista onde assenta, a 1085 metros.</p>
<p>Levantou-se no século XIII para vigiar a passagem da serra e deixou de ter guarnição no XVI, quando a fronteira sossegou. O povo de Penedos levou depois as pedras soltas para as casas, e ainda se encontram lá em baixo ombreiras com furos de tranca. Ficaram de pé dois panos de muralha, a base da torre e uma <strong>cisterna</strong> escavada na rocha, que nunca seca.</p>
<p>Do parque de estacionamento, em Penedos, sobe-se em meia hora por degraus irregulares. Lá em cima veem-se, a poente, o Miradouro da Fraga e os telhados de Souto da Urze. É o melhor lugar da região para o nascer do dia.</p>
<p>A visita é livre e não há vigilância nem guardas nas muralhas. A cisterna está tapada com uma grade; não lhe atire moedas, que é habitada por salamandras. No inverno, o último troço fica com gelo até perto do meio-dia.</p>`,
    mainPhoto: 'castelo-dos-penedos',
    photos: ['castelo-dos-penedos-3'],
  },
  {
    name: 'Planalto dos Garranos',
    type: 'AQUI_PERTO',
    local: 'a 14 km, pela Estrada do Alto até ao fim do alcatrão',
    lugar: at(9800, -1800),
    description: `<p>Primeiro vê-se uma mancha castanha que podia ser mato. Depois a mancha levanta a cabeça. No planalto, a 1190 metros, vivem em liberdade perto de <strong>cento e vinte garranos</strong>, os cavalos pequenos e fortes destas montanhas, que passam o ano ao ar livre e descem às chãs mais abrigadas quando neva.</p>
<p>Andam em grupos de seis a dez éguas com um garanhão. Os potros nascem entre abril e junho e ao fim de uma hora já acompanham a mãe. São também a refeição preferida do lobo, e por isso as éguas pastam em roda quando o vento traz algum cheiro.</p>
<p>A estrada alcatroada acaba num terreiro com painéis do Parque Natural. Dali parte um caminho plano de 4 km, ida e volta, até às turfeiras de Chã Redonda. As primeiras horas da manhã são as melhores; leve binóculos, agasalho e água, porque não há fontes nem sombra.</p>
<p>Os garranos têm dono e são mansos até se sentirem cercados. Fique a <strong>cinquenta metros</strong>, não lhes dê comida e mantenha o cão preso. Com neve, a Estrada do Alto fecha acima da aldeia.</p>`,
    mainPhoto: 'planalto-dos-garranos',
    photos: ['planalto-dos-garranos-3'],
  },
] satisfies DemoRecord<'pontosInteresse'>[];
