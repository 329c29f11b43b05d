import type { DemoRecord } from '../feature.ts';
import { at } from './at.ts';
import { hours } from './hours.ts';

/** Shops of the village; links are written without a scheme, as the forms ask for them. */
export const lojas = [
  {
    name: 'Mercearia da Praça',
    name_en: 'Mercearia da Praça, the Village Grocer’s',
    local: 'Praça do Souto, 9, Souto da Urze',
    local_en: 'Praça do Souto 9, Souto da Urze',
    lugar: at(25, 40),
    horario: hours({ 'seg-sab': '08:00-12:30 14:30-19:00', dom: '09:00-12:00' }),
    description: `<p>Vende pregos à unidade, queijo ao peso e cadernos pautados, e o que não há encomenda-se. A mercearia do senhor Firmino existe desde 1938, com o mesmo balcão e a mesma balança, que vai todos os anos à sede do concelho para ser aferida.</p>
<p>Quinze pães de centeio chegam de Penedos às oito e acabam antes das onze. Há fruta e hortaliça da freguesia à quarta-feira e ao sábado, feijão de seis qualidades, castanha pilada, botas de borracha e pilhas para lanternas. Faz entregas a quem não pode sair de casa.</p>
<p><strong>Horário:</strong> de segunda-feira a sábado, das 8h às 12h30 e das 14h30 às 19h; domingo, das 9h às 12h.</p>`,
    description_en: `<p>It sells nails one by one, cheese by weight and lined exercise books, and what it has not got it will order. Senhor Firmino’s grocery has been here since 1938, with the same counter and the same scales, which travel to the town every year to be checked.</p>
<p>Fifteen rye loaves arrive from Penedos at eight and are gone before eleven. There are fruit and vegetables from the parish on Wednesdays and Saturdays, six kinds of beans, dried chestnuts, rubber boots and torch batteries. It delivers to those who cannot leave home.</p>
<p><strong>Opening hours:</strong> Monday to Saturday, 8:00 to 12:30 and 14:30 to 19:00; Sunday, 9:00 to 12:00.</p>`,
    mainPhoto: 'mercearia-da-praca',
    photos: ['mercearia-da-praca-2'],
    phoneContacts: ['276000031'],
    website: '',
    facebook: 'facebook.example/merceariadapraca',
    instagram: '',
  },
  {
    name: 'Mel da Urze',
    name_en: 'Mel da Urze, Heather Honey',
    local: 'Estrada do Alto, 40, Souto da Urze',
    local_en: 'Estrada do Alto 40, Souto da Urze',
    lugar: at(330, 180),
    horario: hours({ 'ter-sab': '10:00-12:30 14:00-18:00' }),
    description: `<p>Escuro, quase amargo e tão espesso que é preciso cortá-lo à colher: o mel de urze não agrada a toda a gente à primeira. A Sandra Calvão e o irmão têm noventa colmeias na encosta, entre os 950 e os 1200 metros, e tiram-no uma vez por ano, em setembro.</p>
<p>Além do mel, vendem pólen, cera em barra, velas e um hidromel que se bebe fresco. Por marcação, mostram um apiário em funcionamento, com fato emprestado, a partir dos 8 anos: dura uma hora e custa 10 euros, prova incluída. Com frio ou chuva as abelhas não recebem visitas.</p>
<p><strong>Horário:</strong> de terça-feira a sábado, das 10h às 12h30 e das 14h às 18h. Ao domingo, toque à campainha da casa ao lado.</p>`,
    description_en: `<p>Dark, almost bitter and so thick that you have to cut it with a spoon: heather honey does not win everyone over at first. Sandra Calvão and her brother keep ninety hives on the hillside, between 950 and 1,200 metres, and take the honey once a year, in September.</p>
<p>Besides honey they sell pollen, blocks of beeswax, candles and a mead to be drunk chilled. By arrangement they will show you an apiary at work, in a borrowed suit, from the age of 8: it lasts an hour and costs €10, tasting included. In cold or rain the bees do not receive visitors.</p>
<p><strong>Opening hours:</strong> Tuesday to Saturday, 10:00 to 12:30 and 14:00 to 18:00. On Sundays, ring the bell of the house next door.</p>`,
    mainPhoto: 'mel-da-urze',
    photos: ['mel-da-urze-2'],
    phoneContacts: ['276000032', '910000032'],
    website: 'meldaurze.example',
    facebook: 'facebook.example/meldaurze',
    instagram: 'instagram.example/meldaurze',
  },
  {
    name: 'Tear da Avó',
    name_en: 'Tear da Avó, Grandmother’s Loom',
    local: 'Rua do Meio, 16, Souto da Urze',
    local_en: 'Rua do Meio 16, Souto da Urze',
    lugar: at(90, -50),
    horario: hours({ 'qua-dom': '10:00-13:00 14:30-18:00' }),
    description: `<p>Marta Afonso aprendeu a tecer aos nove anos, sentada ao lado da avó Deolinda, e aos vinte e sete deixou um escritório no Porto para voltar ao mesmo banco. A loja é a antiga loja de bois da família, com dois teares a trabalhar e a lã pendurada nas traves.</p>
<p>Fazem-se aqui as mantas da Urze, com as três riscas e o canto por rematar, e também tapetes, xailes e cachecóis mais leves. Uma manta de casal leva três semanas e custa 240 euros; há peças pequenas desde 18. Aceitam encomendas e consertam mantas antigas.</p>
<p>Quem quiser experimentar pode marcar uma manhã ao tear, para duas pessoas, e leva para casa o que conseguir tecer.</p>
<p><strong>Horário:</strong> de quarta-feira a domingo, das 10h às 13h e das 14h30 às 18h.</p>`,
    description_en: `<p>Marta Afonso learned to weave at nine, sitting beside her grandmother Deolinda, and at twenty-seven she left an office in Porto to come back to the same bench. The shop is the family’s old ox stable, with two looms at work and wool hanging from the beams.</p>
<p>This is where the Urze blankets are made, with their three stripes and one unfinished corner, as well as rugs, shawls and lighter scarves. A double blanket takes three weeks and costs €240; there are small pieces from €18. They take orders and mend old blankets.</p>
<p>If you would like to try, you can book a morning at the loom, for two people, and take home whatever you manage to weave.</p>
<p><strong>Opening hours:</strong> Wednesday to Sunday, 10:00 to 13:00 and 14:30 to 18:00.</p>`,
    mainPhoto: 'tear-da-avo',
    photos: ['tear-da-avo-2', 'la-e-tear'],
    phoneContacts: ['910000033'],
    website: 'teardaavo.example',
    facebook: '',
    instagram: 'instagram.example/teardaavo',
  },
  {
    name: 'Queijaria da Serra',
    name_en: 'Queijaria da Serra, the Mountain Dairy',
    local: 'Rua da Ponte, 12, Souto da Urze',
    local_en: 'Rua da Ponte 12, Souto da Urze',
    lugar: at(-210, 120),
    horario: hours({ 'ter-sab': '09:00-13:00 15:00-18:30', dom: '10:00-13:00' }),
    description: `<p>Cento e dez cabras, duas ordenhas por dia e quatro queijos diferentes: é a conta da Clara e do Martim, que chegaram em 2016 com uma carrinha e um curso de agricultura. O rebanho anda na vezeira com os outros e conhece melhor os caminhos do que eles.</p>
<p>O queijo fresco sai à terça e à sexta-feira. O curado passa sessenta dias numa cave de granito, virado à mão dia sim, dia não. Há ainda um de casca lavada com aguardente e um requeijão que se vende morno, quando sobra. Da montra vê-se a sala de fabrico, e entre as 9h e as 10h30 costuma haver movimento.</p>
<p><strong>Horário:</strong> de terça-feira a sábado, das 9h às 13h e das 15h às 18h30; domingo, das 10h às 13h. De dezembro a fevereiro as cabras descansam e só há queijo curado.</p>`,
    description_en: `<p>A hundred and ten goats, two milkings a day and four different cheeses: that is how it adds up for Clara and Martim, who arrived in 2016 with a van and a course in farming. Their goats go out with the common flock and know the paths better than they do.</p>
<p>Fresh cheese comes out on Tuesdays and Fridays. The cured cheese spends sixty days in a granite cellar, turned by hand every other day. There is also one with its rind washed in brandy, and a requeijão, a soft whey cheese, sold warm when there is some to spare. From the shop window you can see the cheese room, and between 9:00 and 10:30 there is usually something going on.</p>
<p><strong>Opening hours:</strong> Tuesday to Saturday, 9:00 to 13:00 and 15:00 to 18:30; Sunday, 10:00 to 13:00. From December to February the goats rest and there is only cured cheese.</p>`,
    mainPhoto: 'queijaria-da-serra',
    photos: ['queijaria-da-serra-2'],
    phoneContacts: ['276000034', '910000034'],
    website: 'queijariadaserra.example',
    facebook: 'facebook.example/queijariadaserra',
    instagram: 'instagram.example/queijariadaserra',
  },
] satisfies DemoRecord<'lojas'>[];
