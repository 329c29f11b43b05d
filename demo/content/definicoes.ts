import { hours } from './hours.ts';
/** What belongs to the invented village as a whole; photos are picture names, not paths. */
export const definicoes = {
  villageName: 'Souto da Urze',
  councilName: 'Junta de Freguesia de Souto da Urze',
  parkName: 'Parque Natural das Fragas Altas',
  tagline: 'Uma aldeia de granito a 920 metros, entre o souto e o ribeiro',
  heroPhotos: ['aldeia-amanhecer', 'aldeia-outono', 'aldeia-noite-de-neve'],
  shortText: `<p>Quando o fumo sobe direito das chaminés, em Souto da Urze sabe-se que o dia vai ficar limpo. Vivem aqui 312 pessoas, a 920 metros de altitude, entre o souto de castanheiros que deu nome ao lugar e um ribeiro que ainda move dois moinhos. Há pão de centeio no forno comum, um rebanho guardado à vez e caminhos marcados até à Serra das Fragas.</p>`,
  longText: `<p>Às sete da manhã, antes de passar qualquer carro, ouve-se o ribeiro. Depois o sino da igreja, que dá as horas duas vezes para quem não contou bem da primeira. A seguir vêm os chocalhos: é a vezeira a juntar-se no Largo do Forno, ovelhas e cabras de onze casas, guardadas hoje por um vizinho e amanhã por outro. Souto da Urze começa assim quase todos os dias do ano.</p>
<p>A aldeia fica a 920 metros de altitude, numa dobra da Serra das Fragas virada a sul. Somos <strong>312 habitantes</strong> em casas de granito com telhado de lousa, encostadas umas às outras para que o vento não encontre por onde entrar. Por cima das casas está o souto, os 38 hectares de castanheiros que deram metade do nome. A outra metade veio da urze, que na primavera tinge a encosta de roxo até perto do Alto da Moura, a 1416 metros. Por baixo corre o Ribeiro da Urze, que nasce na Lagoa do Alto, cai na cascata, passa por seis moinhos e sai da aldeia debaixo da Ponte Velha.</p>
<p>O papel mais antigo que fala de nós é de 1342 e regista uma zanga: dois vizinhos não se entendiam sobre a água de rega. A água continua a ser repartida por horas, segundo um rol que se lê em voz alta no adro, no dia de São João. As zangas, felizmente, são menos.</p>
<blockquote><p>«A serra não é de ninguém em particular, e por isso é preciso combinar tudo.»</p><p>Deolinda Afonso, tecedeira e vogal da Junta</p></blockquote>
<p>Combinar tudo é o que aqui se faz há séculos. O forno acende-se para quem estiver na roda. Os caminhos limpam-se em dias marcados, com uma pessoa por casa. O moleiro cobra em farinha a quem não quer pagar em dinheiro. São soluções que custam pouco e funcionam, e por isso ficaram.</p>
<p>Em 1960 viviam na freguesia 941 pessoas. Muitas partiram para França e para o litoral, e a escola fechou em 2009 com quatro alunos. Nos últimos anos a conta deixou de descer: voltaram reformados, abriram três casas de turismo, instalou-se um casal que faz queijo, e nove crianças apanham a carreira das 7h20. O edifício da escola vai ser a <a href="/noticias_e_eventos">Casa da Memória</a>, com as vozes e os objetos de quem cá viveu.</p>
<p>O ano tem um desenho próprio:</p>
<ul><li><strong>No inverno</strong> cura-se o fumeiro, canta-se aos Reis de porta em porta e espera-se pela neve, que corta a Estrada do Alto alguns dias por ano.</li><li><strong>Na primavera</strong> os lameiros ficam encharcados e verdes, e as vacas sobem.</li><li><strong>No verão</strong> ceifa-se o centeio. No terceiro fim de semana de agosto é a festa de Nossa Senhora da Lapa, e a aldeia passa das mil pessoas.</li><li><strong>No outono</strong> apanha-se a castanha, todos ao mesmo tempo e de costas dobradas, até ao magusto de São Martinho.</li></ul>
<p>Quem vem por um dia pode deixar o carro no Terreiro da Feira, à entrada, porque as ruas foram feitas para carros de bois. Da Praça do Souto vê-se a igreja em dez minutos, desce-se à <a href="/pontos_interesse/ponte-velha">Ponte Velha</a> noutros dez e sobe-se pelos <a href="/pontos_interesse/moinhos-do-ribeiro">moinhos</a> até ao <a href="/pontos_interesse/miradouro-da-fraga">Miradouro da Fraga</a>. São duas horas de caminho, 5,4 quilómetros marcados a amarelo e vermelho. Traga calçado que agarre ao granito molhado e água, embora haja cinco fontes de água boa.</p>
<p>Quem fica mais tempo encontra <a href="/alojamentos">cama</a>, <a href="/restaurantes">mesa</a> e gente disposta a explicar como se enxerta um castanheiro. O Parque Natural das Fragas Altas começa à porta, com lobos que quase nunca se veem e garranos que se veem quase sempre. Não prometemos silêncio: há galos, tratores e, em agosto, concertinas até tarde. Prometemos que alguém lhe dirá bom dia primeiro.</p>`,
  villagePhotos: ['aldeia-ruas', 'aldeia-socalcos', 'aldeia-lameiros'],
  gettingThere: `<p><strong>De carro.</strong> Deixe a autoestrada na saída Fragas Altas e siga 18 km até Vila Nova das Fragas, a sede do concelho. A partir daí são 24 km pela estrada da serra, cerca de 35 minutos com curvas e bom piso. Conte com duas horas desde o Porto, hora e meia desde Braga e cinquenta minutos desde Chaves. O último posto de combustível fica em Vila Nova das Fragas.</p>
<p><strong>Onde estacionar.</strong> O Terreiro da Feira, à entrada da aldeia, é gratuito e tem sessenta lugares, dois deles reservados a pessoas com mobilidade reduzida. Fica a 200 metros da Praça do Souto, em terreno quase plano. Nas ruas de calçada só entram moradores e cargas.</p>
<p><strong>De autocarro.</strong> A Carreira 7 liga Vila Nova das Fragas a Souto da Urze em 50 minutos:</p>
<ul><li>de segunda a sexta, sai de Vila Nova das Fragas às 12h45 e às 18h10, e de Souto da Urze às 7h20 e às 14h00;</li><li>ao sábado, sai de Vila Nova das Fragas às 12h45 e de Souto da Urze às 14h00;</li><li>aos domingos e feriados não há carreira.</li></ul>
<p><strong>De táxi.</strong> O Táxi da Urze, do senhor Amadeu, vai buscar passageiros à central de camionagem de Vila Nova das Fragas: 910 000 047. Convém combinar de véspera.</p>
<p><strong>Com neve.</strong> A estrada da serra é limpa logo de manhã, a começar pelas 6h00. A Estrada do Alto pode ficar fechada acima da aldeia. Veja os <a href="/comunidade">avisos</a> antes de sair e traga correntes.</p>`,
  address: 'Junta de Freguesia de Souto da Urze\nPraça do Souto, 1\n5470-999 Souto da Urze',
  latitude: 41.7926,
  longitude: -7.8684,
  contorno:
    '{"type":"MultiLineString","coordinates":[[[-7.83146,41.79485],[-7.83009,41.80169],[-7.83465,41.80757],[-7.84381,41.8102],[-7.85063,41.81229],[-7.85412,41.81806],[-7.86306,41.81316],[-7.8684,41.81248],[-7.87529,41.81847],[-7.88372,41.81976],[-7.89243,41.81844],[-7.89383,41.81072],[-7.89991,41.80673],[-7.90482,41.80136],[-7.89419,41.79485],[-7.89125,41.79077],[-7.89117,41.78627],[-7.89285,41.77958],[-7.88974,41.7739],[-7.88134,41.77382],[-7.87702,41.76529],[-7.8684,41.76338],[-7.86133,41.7706],[-7.85651,41.77552],[-7.85333,41.78005],[-7.84479,41.78011],[-7.8434,41.78542],[-7.84367,41.79043],[-7.83146,41.79485]]]}',
  phones: ['276000001', '910000001'],
  email: 'junta@soutodaurze.example',
  openingHours:
    'Segunda a sexta-feira: 9h00–12h30 e 14h00–17h00\nAtendimento pelo executivo: quintas-feiras, 18h00–20h00\nEncerra aos sábados, domingos e feriados',
  horario: hours(
    { 'seg-sex': '09:00-12:30 14:00-17:00', qui: '09:00-12:30 14:00-20:00' },
    { feriados: true },
  ),
  facebook: 'https://facebook.example/soutodaurze',
  instagram: 'https://instagram.example/soutodaurze',
  youtube: 'https://youtube.example/soutodaurze',
  iban: 'PT50 0000 0000 0000 0000 0000 0',
  mbway: '910000001',
  paymentNotes:
    'Escreva o nome da inscrição na descrição da transferência ou do MB WAY. Também pode pagar em dinheiro na Junta, de segunda a sexta-feira, no horário de atendimento. Enquanto não recebermos o comprovativo, o lugar fica reservado mas a inscrição não está confirmada. Aldeia de demonstração: não faça nenhum pagamento.',
  complaintsUrl: 'https://www.livroreclamacoes.pt',
  extraTerms: `<p><strong>Atividades ao ar livre.</strong> Caminhadas e saídas com o rebanho dependem do tempo. Se a Junta adiar ou cancelar por causa de neve, trovoada ou risco de incêndio, avisa por correio eletrónico ou telefone até ao meio-dia da véspera, sempre que for possível, e devolve o valor a quem não puder vir na nova data.</p>
<p><strong>Crianças.</strong> Quem tem menos de 6 anos não paga nem ocupa lugar, mas deve vir sempre acompanhado por um adulto inscrito.</p>
<p><strong>Uma aldeia inventada.</strong> Souto da Urze não existe: é o conteúdo de demonstração deste sítio. Não faça pagamentos nem viaje até cá; as pessoas, os números de telefone e as moradas são fictícios.</p>`,
  responsible: 'Maria do Carmo Fontes, presidente da Junta de Freguesia',
};
