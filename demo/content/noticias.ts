import type { DemoRecord } from '../../src/features/feature.demo.ts';

/** News and projects, dated in days before the moment the village is filled. */
export const noticias = [
  {
    title: 'Trilho dos Moinhos limpo e marcado de novo',
    type: 'NOTICIA',
    description: `<p>O Trilho dos Moinhos (PR1) voltou a ter as marcas amarelas e vermelhas em todos os cruzamentos, e já não é preciso adivinhar o caminho depois do Moinho do Abade. Durante dois fins de semana, trinta e quatro voluntários limparam os 5,4 km do percurso, desentupiram a levada e endireitaram as poldras.</p>
<p>Foram colocados sete postes com distâncias e dois bancos de granito, feitos com pedra de um muro caído. No troço entre a Ponte Velha e os moinhos, o mais pisado, o piso foi refeito com saibro para drenar a água da chuva.</p>
<p>Se encontrar uma árvore caída ou uma marca apagada, tire uma fotografia e envie-a para <strong>trilhos@soutodaurze.example</strong> com o número do poste mais próximo. Inês Couto, que cuida dos trilhos, costuma ir lá na mesma semana.</p>
<p>A limpeza repete-se duas vezes por ano. O próximo troço a tratar é o do Trilho da Lagoa (PR2), entre a cascata e o Refúgio da Serra.</p>`,
    mainPhoto: 'trilhos-limpos',
    photos: ['moinhos-do-ribeiro-2', 'ponte-velha'],
    insertedDaysAgo: 3,
  },
  {
    title: 'Moinho do Meio já tem telhado e espera pela mó',
    type: 'PROJETO',
    description: `<p>Com a última fiada de lousa assente, o Moinho do Meio ficou coberto pela primeira vez em quarenta e um anos. É o terceiro dos seis moinhos do ribeiro a ser recuperado e deve voltar a moer quando chegarem o rodízio e a mó andadeira, encomendados a um carpinteiro e a um canteiro da região.</p>
<p>As paredes estavam de pé, mas a vegetação tinha-lhes aberto as juntas. A obra desmontou e voltou a montar o canto norte, pedra a pedra, com numeração a giz. O cubo foi limpo até ao fundo, e dele saíram uma telha com data de 1811 e onze berlindes.</p>
<ul><li><strong>Custo total:</strong> 38 400 euros, IVA incluído.</li><li><strong>Quem paga:</strong> 60 % de um fundo do Parque Natural, 25 % da Junta e 15 % de donativos de famílias da aldeia.</li><li><strong>O que falta:</strong> rodízio, mó, porta e painel explicativo.</li></ul>
<p>A visita à obra faz-se ao sábado, ao meio-dia, logo depois de o senhor Zeferino acabar de moer no Moinho de Cima.</p>`,
    mainPhoto: 'recuperacao-do-moinho',
    photos: ['moinhos-do-ribeiro-2'],
    insertedDaysAgo: 7,
  },
  {
    title: 'Fibra ótica chega às últimas quarenta casas',
    type: 'NOTICIA',
    description: `<p>A Rua do Cimo, a Canada dos Lameiros e o Bairro da Fonte Fria já podem pedir ligação de fibra ótica. Eram as últimas quarenta casas da aldeia sem ela, e a rede móvel, como bem se sabe, não dobra a esquina da igreja.</p>
<p>Os cabos seguiram pelos postes existentes, exceto em volta do adro e na Praça do Souto, onde foram enterrados. O empreiteiro repôs a calçada com as mesmas pedras. Se notar algum abatimento à sua porta, avise a Junta nos próximos três meses, enquanto dura a garantia.</p>
<p>A ligação é pedida por cada morador à operadora que preferir, e a Junta não recomenda nenhuma. Para quem não se entende com contratos, Helena Justo ajuda a ler as condições, à terça-feira de manhã, no atendimento. Traga o cartão de cidadão e uma fatura recente.</p>
<p>Há também internet sem fios gratuita na Praça do Souto, das 7h à meia-noite, sem registo.</p>`,
    mainPhoto: 'fibra-otica',
    photos: ['aldeia-ruas'],
    insertedDaysAgo: 11,
  },
  {
    title: 'Casa da Memória: a escola volta a ter porta aberta',
    type: 'PROJETO',
    description: `<p>A escola primária fechou em 2009 com quatro alunos, e o quadro preto ainda tem a data do último dia. Vai ficar assim: será a primeira coisa que se vê ao entrar na Casa da Memória, o pequeno museu que a freguesia está a preparar na Rua do Cimo.</p>
<p>A sala grande contará o trabalho ao longo do ano, do centeio à castanha, com um tear de 1870 montado e a funcionar. A sala pequena será para ouvir: já estão gravadas setenta e duas horas de conversas com pessoas da aldeia, e as sessenta e quatro modas do Grupo de Cantares. No recreio ficam uma horta escolar e um telheiro para oficinas.</p>
<p>O projeto de arquitetura está aprovado. A primeira fase, de telhado e janelas, custa 64 000 euros e tem financiamento garantido; a segunda depende de uma candidatura já entregue.</p>
<p><strong>Precisamos de objetos com história.</strong> Fotografias, cartas de emigração, ferramentas, cadernos. Deolinda Afonso recebe-os na Junta, às quintas-feiras, entre as 18h e as 20h. As fotografias e as cartas são digitalizadas na hora e devolvidas.</p>`,
    mainPhoto: 'casa-da-memoria',
    photos: ['la-e-tear', 'aldeia-ruas'],
    insertedDaysAgo: 15,
  },
  {
    title: 'Candeeiros novos: luz mais quente e o céu de volta',
    type: 'NOTICIA',
    description: `<p>Os 146 candeeiros da aldeia têm agora lâmpadas de cor quente, viradas para o chão, que baixam para metade entre a meia-noite e as cinco e meia. Na primeira semana houve quem estranhasse; na segunda, as crianças da Rua da Eira contaram cem estrelas sem sair da porta.</p>
<p>A troca reduz a conta da luz da freguesia em cerca de 5200 euros por ano, o que paga o investimento em quatro anos. Reduz também o brilho que afastava morcegos e borboletas noturnas, tal como o Parque Natural pedia para as aldeias da serra.</p>
<p>Ficaram com intensidade normal toda a noite os pontos que a população indicou como mais precisos: a escadaria do adro, a paragem da Carreira 7 e o largo em frente à Junta. Se a sua rua ficou escura de mais, diga-nos o número do poste, que está numa chapa à altura dos olhos.</p>`,
    mainPhoto: 'iluminacao-publica',
    photos: ['caminhada-das-estrelas-2'],
    insertedDaysAgo: 19,
  },
  {
    title: 'Plano da neve revisto, com uma lâmina nova',
    type: 'NOTICIA',
    description: `<p>Três pontos de sal, uma lâmina nova para o trator da freguesia e uma lista de quem telefona a quem: o plano da neve foi revisto e está afixado na Junta e no Café Central. Mudou pouco no papel e bastante na ordem por que se limpam as ruas.</p>
<p>A limpeza começa às 6h00 pela estrada da serra, por causa da carreira das 7h20, e segue para o acesso ao adro, a Rua do Meio e a Rua do Cimo. A Estrada do Alto é limpa até ao Hotel da Fraga; acima disso, fecha com barreira sempre que a neve passar dos dez centímetros.</p>
<p>Há sal e pás no Terreiro da Feira, no Largo do Forno e no cimo da Rua da Ponte, para quem quiser tratar da própria porta. Vinte e três vizinhos que vivem sozinhos recebem um telefonema por dia enquanto durar o gelo. Se quiser entrar nessa lista, ou ajudar a telefonar, fale com Deolinda Afonso: 276 000 001.</p>`,
    mainPhoto: 'neve-na-estrada',
    photos: ['aldeia-noite-de-neve'],
    insertedDaysAgo: 27,
  },
  {
    title: 'Passadiços do Ribeiro: 640 metros sem tocar no chão',
    type: 'PROJETO',
    description: `<p>O caminho da Ponte Velha ao Poço da Moura pisa um prado encharcado onde crescem orvalhinhas e turfa com milhares de anos. O projeto dos passadiços propõe levantar do chão 640 dos seus 900 metros, em madeira de castanheiro e sem uma única sapata de betão.</p>
<p>Os primeiros 180 metros terão inclinação inferior a 5 % e corrimão dos dois lados, para que quem anda em cadeira de rodas ou com carrinho de bebé chegue a um miradouro sobre o ribeiro. O resto segue o terreno, com três patamares para descansar e um lugar para ver a lontra sem ser visto.</p>
<p>O custo previsto é de 118 000 euros. A obra só avança com parecer favorável do Parque Natural, fora da época de nidificação e por troços, para que o acesso ao poço nunca feche mais de dez dias.</p>
<p>A proposta está em discussão pública. O desenho, em tamanho grande, está na parede do salão da Junta, e o resumo pode ser descarregado na página da <a href="/comunidade">comunidade</a>.</p>`,
    mainPhoto: 'passadicos-do-ribeiro',
    photos: ['poco-da-moura', 'ponte-velha'],
    insertedDaysAgo: 8,
  },
  {
    title: 'Viveiro entrega 1200 castanheiros às famílias',
    type: 'NOTICIA',
    description: `<p>Mil e duzentos castanheiros com um metro de altura saíram do viveiro da freguesia, atrás do cemitério, para as terras de sessenta e oito famílias. Foram enxertados há dois anos em porta-enxertos que resistem à doença da tinta, e cada planta leva uma etiqueta com a casta e o nome de quem a enxertou.</p>
<p>São 700 da casta longal, 350 da judia e 150 da martaínha. Quem recebeu comprometeu-se a regar durante dois verões e a deixar que Albino Seixas passe uma vez por ano a ver como estão. Dos que foram entregues na primeira campanha vingaram oito em cada dez.</p>
<p>O viveiro já semeou a campanha seguinte. Os pedidos fazem-se na Junta, até vinte plantas por casa, e são gratuitos para terrenos dentro da freguesia. Há uma condição que não mudou: por cada castanheiro velho cortado, plantam-se dois.</p>`,
    mainPhoto: 'viveiro-de-castanheiros',
    photos: ['castanha-2', 'aldeia-socalcos'],
    insertedDaysAgo: 36,
  },
] satisfies DemoRecord<'noticiasEventos'>[];
