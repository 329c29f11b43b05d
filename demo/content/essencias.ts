import type { DemoRecord } from '../../src/features/feature.demo.ts';

/** What the village is made of, told as stories rather than places. */
export const essencias = [
  {
    title: 'A castanha',
    description: `<p>Durante três semanas, entre meados de outubro e o São Martinho, ninguém em Souto da Urze marca consultas, obras ou casamentos. A castanha cai quando quer e tem de ser apanhada no mesmo dia, antes dos javalis e da humidade.</p>
<p>O souto tem 38 hectares e perto de dois mil castanheiros, alguns com mais de quatro séculos. Metade é baldio, e aí apanha quem lá estiver com a família na manhã combinada. As castas são três: a <strong>longal</strong>, pequena e doce, que se guarda melhor; a <strong>judia</strong>, grande, para vender; e a <strong>martaínha</strong>, a primeira a cair.</p>
<p>Antes da batata era este o pão dos pobres. Secava-se no caniço, um sobrado de ripas por cima da lareira, e descascava-se calcando-a com socos de madeira. Essa castanha pilada dura o ano inteiro e faz um caldo grosso, com feijão e um fio de azeite, que ainda se come na Quarta-Feira de Cinzas. Há três caniços a funcionar, um deles na Taberna do Souto.</p>
<p>Os castanheiros novos custam a vingar por causa da doença da tinta. Por isso a freguesia tem um <a href="/noticias_e_eventos">viveiro</a> de plantas enxertadas em porta-enxertos resistentes, e cada casa que corta uma árvore compromete-se a plantar duas.</p>`,
    mainPhoto: 'castanha',
    photos: ['castanha-2', 'magusto-2'],
  },
  {
    title: 'O pão de centeio',
    description: `<p>«Deus te acrescente», diz-se à massa antes de a tapar, e faz-se-lhe uma cruz com o lado da mão. Depois espera-se. No inverno pode levar toda a noite; no verão, duas horas bastam e é preciso correr para o forno.</p>
<p>O centeio é o único cereal que não se assusta a 920 metros. Semeia-se em setembro, passa meses debaixo de geada e ceifa-se em julho. A palha foi telhado, colchão e chapéu; o grão vai ao Moinho de Cima e volta em farinha escura, que cheira a terra molhada.</p>
<p>O pão leva quatro coisas (farinha, água da Fonte do Adro, sal e fermento velho) e pesa <strong>dois quilos</strong>. A côdea estala e o miolo é denso, ligeiramente ácido. Dura dez dias embrulhado num pano de linho, e há quem só lhe ache o gosto a partir do terceiro. Cada casa tem o seu fermento: o da família Calvão anda a ser alimentado, de sexta em sexta, pelo menos desde 1931.</p>
<p>Coze-se no <a href="/pontos_interesse/forno-comunitario">Forno Comunitário</a>, no primeiro e no terceiro sábado de cada mês. Nos restantes dias encontra-se na Mercearia da Praça, que recebe quinze de uma padeira de Penedos e os vende todos antes das onze.</p>`,
    mainPhoto: 'pao-de-centeio',
    photos: ['pao-de-centeio-2', 'pao-de-centeio-3'],
  },
  {
    title: 'A lã e o tear',
    description: `<p>Bate o pente, cruza o pedal, passa a lançadeira. Quem tecer oito horas seguidas faz um palmo e meio de manta, e Deolinda Afonso conta que só aprendeu a falar baixo quando deixou de tecer todos os dias.</p>
<p>Em 1950 havia um tear por cada três casas. A tosquia é em maio, com a ajuda dos vizinhos e almoço no fim. Depois a lã lava-se no ribeiro, abre-se à mão, carda-se e fia-se na roca durante o inverno. Das ovelhas brancas tira-se o fundo; das pretas, as riscas. O castanho vem da casca de nogueira e o amarelo da flor da carqueja, sem mais tintas.</p>
<p>A <strong>manta da Urze</strong> reconhece-se pelas três riscas escuras junto a cada ponta e por um canto sem remate, deixado aberto de propósito: diz-se que uma manta acabada já não tem nada para aprender. Pesa quatro quilos, não deixa passar a água e passa de avós para netos.</p>
<p>Hoje trabalham três teares. Dois estão no Tear da Avó, na Rua do Meio, onde a neta de Deolinda ensina quem quiser experimentar. Um quarto tear, de 1870, está a ser montado para a Casa da Memória.</p>`,
    mainPhoto: 'la-e-tear',
    photos: ['la-e-tear-3', 'tear-da-avo-2'],
  },
  {
    title: 'A água da serra',
    description: `<p>Nove graus, de verão e de inverno: é a temperatura da Fonte do Adro, medida todos os meses e escrita a giz na pedra por quem lá passa primeiro. A água entra na serra pela Lagoa do Alto e pelas turfeiras, demora anos a atravessar o granito e sai quase sem minerais. O café fica melhor com ela, e o sabão faz mais espuma.</p>
<p>A aldeia tem <strong>cinco fontes</strong>: a do Adro, a da Praça, a do Forno, a Fonte Fria e a dos Namorados, que é a mais longe. Junto de cada uma há um tanque para o gado e outro para a roupa, por esta ordem, para que a água sirva três vezes antes de ir para as hortas.</p>
<p>A rega está repartida por horas desde 1342, pelo menos. Havia quem medisse o tempo pela sombra da torre e, de noite, pela estrela que chegava à Fraga. No dia de São João lê-se o rol no adro, em voz alta, e é ali que se trocam ou emprestam horas. Hoje usa-se o relógio do telemóvel, mas o rol continua escrito à mão.</p>
<p>As análises da água das fontes e da rede são afixadas na Junta e publicadas nos <a href="/comunidade">avisos</a>. Pode encher a garrafa em todas.</p>`,
    mainPhoto: 'agua-da-serra',
    photos: ['moinhos-do-ribeiro-2', 'cascata-da-urze'],
  },
  {
    title: 'O granito',
    description: `<p>Antes de bater, Albino Seixas encosta a palma da mão à pedra e procura-lhe o correr. Todo o granito tem um sentido por onde abre bem, outro por onde abre mal e um terceiro por onde não abre. Acertar poupa uma manhã de trabalho.</p>
<p>Para partir um bloco fazem-se furos em linha, metem-se cunhas de ferro e bate-se em cada uma por ordem, à espera da nota. Quando o som fica surdo, a pedra já está aberta por dentro. Os antigos usavam cunhas de madeira seca de carvalho e molhavam-nas: a água fazia o resto durante a noite.</p>
<p>De granito são as casas, os muros, os esteios das videiras, as pias dos porcos, os marcos e as poldras do ribeiro. O da Fraga é cinzento-claro, de grão grosso, bom para paredes. O do Colado é amarelado e mais fino, e dele se fizeram o portal da igreja e os degraus do coreto. Um muro de <strong>pedra solta</strong> bem feito não leva argamassa: respira, deixa passar a água e serve de casa a lagartos e doninhas.</p>
<p>O senhor Albino está reformado, mas orienta duas vezes por ano um fim de semana em que se refaz um muro caído. Quem quiser aprender inscreve-se na Junta e traz luvas.</p>`,
    mainPhoto: 'granito',
    photos: ['granito-3', 'aldeia-ruas'],
  },
  {
    title: 'Os cantares',
    description: `<p>As vozes das mulheres entram primeiro, muito agudas, e só ao segundo verso chegam os homens, por baixo, como se viessem do fundo da rua. Quem ouve pela primeira vez acha que estão desafinados. Não estão: é uma maneira de cantar feita para atravessar um vale.</p>
<p>Cantava-se para acertar o passo no trabalho. Há modas da segada, da espadela do linho e da apanha da castanha, cada uma com o seu compasso. E há as do calendário: os <strong>Reis</strong>, de porta em porta, a 5 de janeiro; a encomendação das almas, nas noites da Quaresma, com as luzes apagadas; as loas à Senhora da Lapa, em agosto, já com concertina, bombo e ferrinhos.</p>
<p>O Grupo de Cantares de Souto da Urze tem dezanove pessoas, dos 11 aos 83 anos, e ensaia à sexta-feira, às 21h, no salão da Junta. A porta fica encostada, e pode-se entrar. Em 2018 gravaram-se sessenta e quatro modas, muitas delas cantadas por uma única pessoa que ainda as sabia de cor.</p>
<blockquote><p>«Ó serra, que és tão alta,</p><p>empresta-me o teu vagar,</p><p>que eu tenho um amor ao longe</p><p>e muito que caminhar.»</p></blockquote>`,
    mainPhoto: 'cantares',
    photos: ['cantares-2', 'festa-da-senhora-da-lapa'],
  },
] satisfies DemoRecord<'essencias'>[];
