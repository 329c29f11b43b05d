import type { DemoRecord } from '../feature.ts';
import { at } from './at.ts';
import { hours } from './hours.ts';

/** Places to sleep; links are written without a scheme, as the forms ask for them. */
export const alojamentos = [
  {
    name: 'Hotel da Fraga',
    name_en: 'Hotel da Fraga',
    type: 'Hotel',
    local: 'Estrada do Alto, 18, a 300 m da Praça do Souto',
    local_en: 'Estrada do Alto 18, 300 m from Praça do Souto',
    lugar: at(230, 190),
    horario: hours({ 'seg-dom': '00:00-00:00' }, { notas: 'A receção está sempre aberta.' }),
    description: `<p>Dezoito quartos virados ao vale, num edifício de granito e madeira que acompanha a encosta em vez de a cortar. De manhã, com nevoeiro em baixo, parece que a aldeia ficou numa ilha.</p>
<p>Todos os quartos têm aquecimento central, secretária e janela que abre. Dois, no piso térreo, estão adaptados a cadeira de rodas, e há elevador para os outros. A sala comum tem lareira, mapas dos trilhos e uma estante de livros sobre a serra que se podem levar para o quarto.</p>
<p><strong>Bom saber:</strong> quarto duplo desde 68 euros, com pequeno-almoço servido entre as 7h30 e as 10h30. Para quem sai cedo, a cozinha prepara um saco na véspera. Entrada a partir das 15h, saída até ao meio-dia. Estacionamento próprio, dois carregadores elétricos, arrecadação para bicicletas e para botas molhadas.</p>`,
    description_en: `<p>Eighteen rooms looking over the valley, in a building of granite and wood that follows the hillside instead of cutting into it. In the morning, with mist below, the village seems to have become an island.</p>
<p>Every room has central heating, a desk and a window that opens. Two on the ground floor are adapted for wheelchairs, and there is a lift to the others. The sitting room has an open fire, maps of the trails and a shelf of books about the mountains that you may take up to your room.</p>
<p><strong>Good to know:</strong> double room from €68, with breakfast served between 7:30 and 10:30. If you leave early, the kitchen will pack you a bag the evening before. Check-in from 15:00, check-out by noon. Private parking, two electric car chargers, and a storeroom for bicycles and wet boots.</p>`,
    mainPhoto: 'hotel-da-fraga',
    photos: ['hotel-da-fraga-2', 'miradouro-da-fraga-2'],
    phoneContacts: ['276000021', '910000021'],
    website: 'hoteldafraga.example',
    facebook: 'facebook.example/hoteldafraga',
    instagram: 'instagram.example/hoteldafraga',
  },
  {
    name: 'Casa do Moleiro',
    name_en: 'Casa do Moleiro, the Miller’s House',
    type: 'Alojamento Local',
    local: 'Caminho dos Moinhos, a 1,7 km da Ponte Velha',
    local_en: 'Caminho dos Moinhos, 1.7 km from the Old Bridge',
    lugar: at(330, 1400),
    description: `<p>Adormece-se com o barulho da levada e acorda-se com ele: quem precisar de silêncio absoluto deve escolher outra casa. Foi a morada de quatro gerações de moleiros, até 1988, e fica logo acima do Moinho de Cima, já dentro do carvalhal.</p>
<p>Tem dois quartos, um com cama de casal e outro com duas camas, cozinha equipada, casa de banho com duche e uma sala com salamandra. A lenha está incluída. A internet é por rede móvel e basta para mensagens, não para filmes.</p>
<p><strong>Bom saber:</strong> 85 euros por noite para quatro pessoas, mínimo de duas noites. De carro chega-se por um caminho de terra de 600 metros, que com neve se faz a pé; a Branca, que recebe os hóspedes, ajuda com as malas. Ao sábado de manhã, o senhor Zeferino mói ali ao lado e costuma trazer farinha.</p>`,
    description_en: `<p>You fall asleep to the sound of the mill race and you wake to it: anyone who needs perfect silence should choose another house. Four generations of millers lived here, until 1988; it stands just above the Upper Mill, already in among the oaks.</p>
<p>There are two bedrooms, one with a double bed and one with two singles, a fitted kitchen, a bathroom with a shower and a sitting room with a wood-burning stove. Firewood is included. The internet comes over the mobile network and is enough for messages, not for films.</p>
<p><strong>Good to know:</strong> €85 a night for four people, two nights minimum. By car you arrive along 600 metres of dirt track, to be walked when there is snow; Branca, who welcomes guests, will help with the bags. On Saturday mornings Senhor Zeferino grinds rye next door and usually brings round some flour.</p>`,
    mainPhoto: 'casa-do-moleiro',
    photos: ['casa-do-moleiro-3', 'moinhos-do-ribeiro'],
    phoneContacts: ['910000022'],
    website: 'casadomoleiro.example',
    facebook: '',
    instagram: 'instagram.example/casadomoleiro',
  },
  {
    name: 'Eira do Avô',
    name_en: 'Eira do Avô, Grandfather’s Threshing Floor',
    type: 'Turismo Rural',
    local: 'Rua da Eira, 5, Souto da Urze',
    local_en: 'Rua da Eira 5, Souto da Urze',
    lugar: at(150, -190),
    description: `<p>A eira de lajes, onde se malhava o centeio, é hoje a sala de estar de quem cá fica: cadeiras de lona, uma mesa comprida e o espigueiro de 1902 a fazer sombra ao fim da tarde. No espigueiro ainda se guarda milho, e as espigas não são decoração.</p>
<p>A casa tem cinco quartos, todos com casa de banho, e uma cozinha grande onde a Graça e o Domingos servem o pequeno-almoço: pão do forno comum, compotas, ovos das galinhas que se veem da janela. Com aviso de um dia, fazem jantar à mesma mesa para todos, por 16 euros.</p>
<p><strong>Bom saber:</strong> quarto duplo a 72 euros, cama extra para criança a 15. Não há televisão nos quartos. Recebem cães pequenos. Em outubro, os hóspedes que quiserem ajudar na apanha da castanha levam dois quilos para casa.</p>`,
    description_en: `<p>The stone threshing floor where the rye was beaten is now the guests’ sitting room: canvas chairs, a long table, and the granary of 1902 giving shade at the end of the afternoon. Maize is still kept in that slatted granary on stilts, the espigueiro, and the cobs are not there for decoration.</p>
<p>The house has five bedrooms, each with its own bathroom, and a big kitchen where Graça and Domingos serve breakfast: bread from the communal oven, home-made jams, eggs from the hens you can see from the window. With a day’s notice they cook dinner for everyone at the same table, for €16.</p>
<p><strong>Good to know:</strong> double room €72, extra bed for a child €15. There are no televisions in the rooms. Small dogs are welcome. In October, guests who would like to help with the chestnut harvest take two kilos home.</p>`,
    mainPhoto: 'eira-do-avo',
    photos: ['eira-do-avo-2', 'pao-de-centeio'],
    phoneContacts: ['276000023', '910000023'],
    website: 'eiradoavo.example',
    facebook: 'facebook.example/eiradoavo',
    instagram: 'instagram.example/eiradoavo',
  },
  {
    name: 'Refúgio da Serra',
    name_en: 'Refúgio da Serra, the Mountain Hut',
    type: 'Outro',
    local: 'Trilho da Lagoa (PR2), ao quilómetro 5,5, a 1180 m de altitude',
    local_en: 'Lagoa Trail (PR2), at kilometre 5.5, altitude 1,180 m',
    lugar: at(3900, 2100),
    description: `<p>Só se chega a pé. O refúgio é uma casa baixa, de paredes com oitenta centímetros, onde os pastores esperavam que a trovoada passasse, e continua a servir para isso e para pouco mais do que isso: dormir, secar a roupa, comer quente e sair cedo.</p>
<p>Há vinte e quatro lugares em beliches, em três camaratas, cobertores e almofadas. Traga saco-cama ou lençol e uma lanterna de cabeça. A luz é solar e apaga-se às 22h30; a água vem de uma nascente; o duche é frio. O guarda, Vasco Lage, faz sopa e um prato único às 19h30 para quem avisar até à véspera.</p>
<p><strong>Bom saber:</strong> 14 euros por noite, 8 para menores de 12 anos, jantar a 9. Aberto com guarda de abril a outubro. No inverno fica aberta uma sala de abrigo com seis beliches, sem aquecimento nem serviço. O lixo desce com quem o levou.</p>`,
    description_en: `<p>You can only get here on foot. The hut is a low house with walls eighty centimetres thick, where shepherds waited for the thunder to pass, and it still serves for that and for little else: to sleep, dry your clothes, eat something hot and leave early.</p>
<p>There are twenty-four bunks in three dormitories, with blankets and pillows. Bring a sleeping bag or a sheet and a head torch. The light is solar and goes out at 22:30; the water comes from a spring; the shower is cold. The warden, Vasco Lage, makes soup and one dish at 19:30 for those who let him know by the day before.</p>
<p><strong>Good to know:</strong> €14 a night, €8 for under-12s, dinner €9. Open with a warden from April to October. In winter a shelter room with six bunks stays open, without heating or service. Rubbish goes down with whoever brought it up.</p>`,
    mainPhoto: 'refugio-da-serra',
    photos: ['refugio-da-serra-2', 'lagoa-do-alto'],
    phoneContacts: ['910000024'],
    website: 'refugiodaserra.example',
    facebook: '',
    instagram: '',
  },
  {
    name: 'Casas do Lameiro',
    name_en: 'Casas do Lameiro, the Meadow Cottages',
    type: 'Turismo Rural',
    local: 'Canada dos Lameiros, 2 a 6, Souto da Urze',
    local_en: 'Canada dos Lameiros 2 to 6, Souto da Urze',
    lugar: at(420, -360),
    description: `<p>Três casas pequenas de granito, que foram palheiros, alinhadas à beira dos prados. Da cama veem-se as vacas, e é provável que elas também olhem. Chamam-se Feno, Geada e Cuco, pela ordem em que foram recuperadas.</p>
<p>Cada uma tem um quarto, sofá-cama na sala, cozinha e salamandra. A casa Feno não tem degraus e a casa de banho foi feita a pensar em cadeira de rodas. Há um telheiro comum com churrasqueira e uma horta de onde os hóspedes podem tirar o que precisarem para a sopa.</p>
<p><strong>Bom saber:</strong> 78 euros por noite e por casa, até quatro pessoas. O cesto do pequeno-almoço fica à porta às 8h30, por mais 6 euros por pessoa. Entrada com código, a qualquer hora. O carro deixa-se no Terreiro da Feira, e a bagagem segue num carrinho elétrico.</p>`,
    description_en: `<p>Three small granite cottages, once hay barns, in a row at the edge of the meadows. You can see the cows from your bed, and they will probably look back. They are called Feno, Geada and Cuco (Hay, Frost and Cuckoo), in the order in which they were restored.</p>
<p>Each has a bedroom, a sofa bed in the sitting room, a kitchen and a wood-burning stove. Feno has no steps, and its bathroom was made with wheelchairs in mind. There is a shared covered barbecue and a vegetable garden where guests may take what they need for the soup.</p>
<p><strong>Good to know:</strong> €78 a night per cottage, for up to four people. A breakfast basket is left at the door at 8:30, for another €6 each. You come in with a code, at any hour. Leave the car at Terreiro da Feira, and your luggage follows in a small electric cart.</p>`,
    mainPhoto: 'casas-do-lameiro',
    photos: ['aldeia-lameiros'],
    phoneContacts: ['276000025', '910000025'],
    website: 'casasdolameiro.example',
    facebook: 'facebook.example/casasdolameiro',
    instagram: 'instagram.example/casasdolameiro',
  },
] satisfies DemoRecord<'alojamentos'>[];
