import type { DemoRecord } from '../feature.ts';
import { at } from './at.ts';
import { hours } from './hours.ts';

/** Places to eat; links are written without a scheme, as the forms ask for them. */
export const restaurantes = [
  {
    name: 'Taberna do Souto',
    name_en: 'Taberna do Souto',
    type: 'Pratos Tradicionais',
    local: 'Praça do Souto, 7, Souto da Urze',
    local_en: 'Praça do Souto 7, Souto da Urze',
    lugar: at(30, -30),
    horario: hours({ 'ter-dom': '12:00-15:00', 'sex-sab': '12:00-15:00 19:00-21:30' }),
    description: `<p>Na Taberna do Souto não há ementa: há o que está ao lume, e a D. Lurdes diz o que é quando as pessoas se sentam. Ao domingo é sempre cozido, com as couves da horta e os enchidos que curam no caniço por cima da lareira. À semana pode ser milhos, feijoada de castanhas ou vitela estufada.</p>
<p>A sala tem vinte e oito lugares, mesas corridas e uma lareira que se acende de outubro a abril. O vinho é da casa e vem em jarro. Para sobremesa, castanhas em calda ou aletria.</p>
<p><strong>Horário:</strong> almoços das 12h às 15h, de terça-feira a domingo; jantares das 19h às 21h30, à sexta e ao sábado. Encerra à segunda-feira. Ao domingo convém reservar até quinta. Aceita cartão.</p>`,
    description_en: `<p>There is no menu at the Taberna do Souto: there is what is on the fire, and Dona Lurdes tells you what it is when you sit down. On Sundays it is always cozido, a boiled dinner with greens from the garden and sausages cured on the rack above the hearth. On weekdays it may be milhos (a thick maize stew), beans with chestnuts or braised veal.</p>
<p>The room seats twenty-eight at long shared tables, with a fire that burns from October to April. The wine is the house’s own and comes in a jug. For dessert, chestnuts in syrup or aletria, a sweet set dish of fine noodles with cinnamon.</p>
<p><strong>Opening hours:</strong> lunch from 12:00 to 15:00, Tuesday to Sunday; dinner from 19:00 to 21:30 on Fridays and Saturdays. Closed on Mondays. For Sunday it is wise to book by Thursday. Cards accepted.</p>`,
    mainPhoto: 'taberna-do-souto',
    photos: ['taberna-do-souto-2', 'castanha'],
    pratos: [
      'Cozido com enchidos do caniço',
      'Feijoada de castanhas',
      'Vitela estufada com batata',
    ],
    pratos_en: [
      'Boiled dinner with home-smoked sausages',
      'Bean and chestnut stew',
      'Braised veal with potatoes',
    ],
    phoneContacts: ['276000011', '910000011'],
    website: 'tabernadosouto.example',
    facebook: 'facebook.example/tabernadosouto',
    instagram: 'instagram.example/tabernadosouto',
  },
  {
    name: 'Casa da Brasa',
    name_en: 'Casa da Brasa',
    type: 'Grelhados',
    local: 'Rua do Cimo, 22, Souto da Urze',
    local_en: 'Rua do Cimo 22, Souto da Urze',
    lugar: at(260, -150),
    horario: hours({ 'seg-sab': '12:30-15:00 19:30-22:00', ter: '', dom: '12:30-15:00' }),
    description: `<p>A grelha está à vista, ao fundo da sala, e é lá que o Filipe passa o serviço inteiro, de costas para os clientes e de frente para o lume de carvalho. A carne é barrosã, criada nos lameiros da freguesia, e vem para a mesa só com sal grosso.</p>
<p>A posta é cortada à altura de três dedos e serve duas pessoas com fome. Para quem não come carne há truta do viveiro de Penedos, cogumelos na brasa quando a mata os dá e um arroz de legumes que não é castigo.</p>
<p><strong>Horário:</strong> das 12h30 às 15h e das 19h30 às 22h. Encerra à terça-feira todo o dia e ao domingo à noite. Quarenta e quatro lugares, mais doze no pátio. Entrada sem degraus e casa de banho adaptada.</p>`,
    description_en: `<p>The grill is in full view at the end of the room, and that is where Filipe spends the whole service, with his back to the guests and his face to the oak fire. The beef is Barrosã, a mountain breed raised in the meadows of the parish, and comes to the table with nothing but coarse salt.</p>
<p>The posta, the house steak, is cut three fingers thick and feeds two hungry people. For those who do not eat meat there is trout from the farm at Penedos, grilled mushrooms when the woods provide them, and a vegetable rice that is no punishment.</p>
<p><strong>Opening hours:</strong> from 12:30 to 15:00 and from 19:30 to 22:00. Closed all day on Tuesdays and on Sunday evenings. Forty-four seats, and twelve more in the courtyard. Step-free entrance and an accessible toilet.</p>`,
    mainPhoto: 'casa-da-brasa',
    photos: ['casa-da-brasa-3', 'aldeia-lameiros'],
    pratos: ['Posta barrosã na brasa', 'Costeletas de cordeiro', 'Truta grelhada com ervas'],
    pratos_en: [
      'Thick Barrosã beef steak grilled over embers',
      'Lamb chops',
      'Grilled trout with herbs',
    ],
    phoneContacts: ['276000012'],
    website: 'casadabrasa.example',
    facebook: 'facebook.example/casadabrasa',
    instagram: '',
  },
  {
    name: 'O Pastor',
    name_en: 'O Pastor (The Shepherd)',
    type: 'Pratos Tradicionais',
    local: 'Estrada do Alto, 3, Souto da Urze',
    local_en: 'Estrada do Alto 3, Souto da Urze',
    lugar: at(90, 130),
    horario: hours(
      { 'qua-dom': '12:00-15:30', seg: '12:00-15:30' },
      { notas: 'Jantares só por marcação, a partir de oito pessoas.' },
    ),
    description: `<p>O cabrito entra no forno de lenha às nove da manhã e sai quando a D. Fernanda entende, o que nunca é antes da uma. Vem com batatas pequenas, arroz de miúdos e grelos, e precisa de ser encomendado de véspera: só se assam os que estão pedidos.</p>
<p>O dono, Joaquim Rua, foi pastor durante trinta anos e continua a ter parte na vezeira da aldeia. O queijo da entrada é da Queijaria da Serra, a manteiga bate-se em casa e a sopa de urtigas aparece na primavera, para espanto de quem não a conhece.</p>
<p><strong>Horário:</strong> almoços das 12h às 15h30, de quarta-feira a segunda; jantares só por marcação, para grupos a partir de oito pessoas. Encerra à terça-feira. Da esplanada vê-se o Alto da Moura. Pagamento em dinheiro ou MB WAY.</p>`,
    description_en: `<p>The kid goes into the wood-fired oven at nine in the morning and comes out when Dona Fernanda sees fit, which is never before one. It comes with small potatoes, giblet rice and turnip tops, and has to be ordered the day before: only what has been asked for is roasted.</p>
<p>The owner, Joaquim Rua, was a shepherd for thirty years and still has a share in the village’s common flock. The cheese to start is from Queijaria da Serra, the butter is churned in the house, and nettle soup appears in spring, to the amazement of those who have never met it.</p>
<p><strong>Opening hours:</strong> lunch from 12:00 to 15:30, Wednesday to Monday; dinner by arrangement only, for groups of eight or more. Closed on Tuesdays. The terrace looks out on Alto da Moura. Payment in cash or by MB WAY, the Portuguese phone payment.</p>`,
    mainPhoto: 'o-pastor',
    photos: ['o-pastor-3', 'queijaria-da-serra-2'],
    pratos: [
      'Cabrito assado no forno de lenha',
      'Arroz de miúdos',
      'Queijo de cabra com mel da urze',
    ],
    pratos_en: [
      'Kid roasted in the wood-fired oven',
      'Giblet rice',
      'Goat’s cheese with heather honey',
    ],
    phoneContacts: ['276000013', '910000013'],
    website: '',
    facebook: 'facebook.example/opastordaurze',
    instagram: 'instagram.example/opastordaurze',
  },
  {
    name: 'Tasca da Ponte',
    name_en: 'Tasca da Ponte',
    type: 'Tapas/Sandes',
    local: 'Rua da Ponte, 41, junto à Ponte Velha',
    local_en: 'Rua da Ponte 41, beside the Old Bridge',
    lugar: at(-390, 180),
    horario: hours(
      { 'seg-dom': '10:00-20:00' },
      { inverno: { 'sex-dom': '10:00-20:00' }, notas: 'Com chuva forte a esplanada fecha.' },
    ),
    description: `<p>Seis bancos ao balcão, quatro mesas cá fora e o ribeiro a fazer de música: a Tasca da Ponte é o sítio certo para acabar o Trilho dos Moinhos. As sandes vêm em pão de centeio cortado grosso, com presunto, queijo ou o que o Nelo tiver fumado nessa semana.</p>
<p>Há pica-pau, moelas, ovos verdes e tábuas para dividir. Os vinhos são de pequenos produtores do vale e servem-se a copo. Quem vai para a serra pode encomendar o farnel na véspera: duas sandes, fruta, um naco de bolo e água, por 7,50 euros.</p>
<p><strong>Horário:</strong> das 10h às 20h, todos os dias de maio a outubro; no resto do ano, de sexta-feira a domingo. Com chuva forte a esplanada fecha. Cães bem-vindos no exterior.</p>`,
    description_en: `<p>Six stools at the counter, four tables outside and the stream for music: the Tasca da Ponte is the right place to finish the Mills Trail. Sandwiches come in thickly cut rye bread, with cured ham, cheese or whatever Nelo has smoked that week.</p>
<p>There is pica-pau (little strips of beef in sauce), stewed gizzards, stuffed eggs and platters to share. The wines are from small growers in the valley and are served by the glass. If you are off to the mountain you can order a packed lunch the day before: two sandwiches, fruit, a slab of cake and water, for €7.50.</p>
<p><strong>Opening hours:</strong> from 10:00 to 20:00, every day from May to October; the rest of the year, Friday to Sunday. The terrace closes in heavy rain. Dogs welcome outside.</p>`,
    mainPhoto: 'tasca-da-ponte',
    photos: ['tasca-da-ponte-3', 'ponte-velha'],
    pratos: ['Sandes de presunto em pão de centeio', 'Tábua da serra', 'Moelas estufadas'],
    pratos_en: [
      'Cured ham sandwich on rye bread',
      'Mountain platter of cheese and cured meats',
      'Stewed chicken gizzards',
    ],
    phoneContacts: ['910000014'],
    website: '',
    facebook: '',
    instagram: 'instagram.example/tascadaponte',
  },
  {
    name: 'Café Central',
    name_en: 'Café Central',
    type: 'Outro',
    local: 'Praça do Souto, 3, Souto da Urze',
    local_en: 'Praça do Souto 3, Souto da Urze',
    lugar: at(-25, 25),
    horario: hours({ 'seg-dom': '06:30-22:00', 'sex-sab': '06:30-00:00' }),
    description: `<p>É aqui que se bebe o primeiro café, às 6h30, com quem vai para o gado, e o último, à hora a que acabar a sueca. O Café Central abriu em 1964, foi a primeira casa com televisão e continua a ser onde se deixam recados, encomendas e a chave do Forno Comunitário.</p>
<p>Ao almoço serve um prato do dia, de segunda a sexta-feira, por 9 euros com sopa, pão e café. De resto há tostas, caldo verde, bifanas e, nos sábados de forno, bola de carne cozida a lenha. O balcão de gelados é de junho a setembro.</p>
<p><strong>Horário:</strong> das 6h30 às 22h, e até à meia-noite à sexta e ao sábado. Aberto todo o ano, menos na tarde do dia de Natal. Tem internet sem fios, vende bilhetes da Carreira 7 e carrega telemóveis a quem precisar.</p>`,
    description_en: `<p>This is where the first coffee is drunk, at 6:30, with those who are off to their animals, and the last, whenever the card game ends. Café Central opened in 1964, was the first house with a television and is still where people leave messages, parcels and the key to the Communal Oven.</p>
<p>At lunch it serves a dish of the day, Monday to Friday, for €9 with soup, bread and coffee. Otherwise there are toasted sandwiches, caldo verde (green cabbage soup), bifanas (hot pork rolls) and, on baking Saturdays, bola de carne, bread with meat inside, from the wood-fired oven. The ice-cream counter is open from June to September.</p>
<p><strong>Opening hours:</strong> from 6:30 to 22:00, and until midnight on Fridays and Saturdays. Open all year, except on the afternoon of Christmas Day. It has wi-fi, sells tickets for Bus 7 and will charge your phone if you need it.</p>`,
    mainPhoto: 'cafe-central',
    photos: ['cafe-central-3'],
    pratos: ['Prato do dia', 'Bola de carne', 'Caldo verde com broa'],
    pratos_en: [
      'Dish of the day',
      'Bola de carne (bread baked with meat)',
      'Caldo verde (green cabbage soup) with maize bread',
    ],
    phoneContacts: ['276000015'],
    website: '',
    facebook: 'facebook.example/cafecentraldosouto',
    instagram: '',
  },
] satisfies DemoRecord<'restaurantes'>[];
