import type { DemoRecord } from '../feature.ts';

/** Notices and communications; a file is the text of a PDF made when the village is filled. */
export const avisos = [
  {
    title: 'Obras na Ponte Velha: passagem condicionada',
    type: 'Aviso',
    smallDescription:
      'A consolidação das guardas obriga a fechar a Ponte Velha de segunda a sexta-feira, das 8h00 às 12h00, durante três semanas. De tarde e ao fim de semana passa-se a pé.',
    description: `<p>A Ponte Velha está fechada a peões e a gado <strong>de segunda a sexta-feira, das 8h00 às 12h00</strong>, durante três semanas a contar da data deste aviso. Fora desse horário, e todo o fim de semana, a passagem a pé é livre.</p>
<p>Os trabalhos consolidam as guardas e substituem quatro lajes do tabuleiro. Não há alteração do arco. Durante as manhãs, o Trilho dos Moinhos (PR1) faz-se pela passagem de poldras, 80 metros a montante, que está assinalada; se o ribeiro cobrir as pedras, não atravesse.</p>
<p>Quem tem gado do outro lado pode combinar a passagem com Tiago Morais, pelo 910 000 001. O edital completo está em anexo e afixado na Junta.</p>`,
    isActive: true,
    frontPage: true,
    insertedDaysAgo: 1,
    file: {
      name: 'Edital-3-obras-na-Ponte-Velha.pdf',
      title: 'Edital n.º 3: obras na Ponte Velha',
      parts: [
        'Maria do Carmo Fontes, presidente da Junta de Freguesia de Souto da Urze, torna público que a Junta deliberou executar trabalhos de consolidação das guardas da Ponte Velha e de substituição de quatro lajes do tabuleiro.',
        '1. A passagem de peões e de gado fica interdita de segunda a sexta-feira, das 8h00 às 12h00, durante três semanas a contar da publicação deste edital.',
        '2. Fora do horário indicado, bem como aos sábados, domingos e feriados, a passagem a pé é livre. Mantém-se a proibição de circulação de veículos a motor.',
        '3. Em alternativa, os peões podem usar a passagem de poldras existente 80 metros a montante, devidamente assinalada, salvo quando o caudal do ribeiro cubra as pedras.',
        '4. Os proprietários de gado com terrenos na margem esquerda podem combinar a passagem com os serviços da freguesia, pelo telefone 910 000 001.',
        '5. Se o mau tempo obrigar a interromper os trabalhos, o prazo é prolongado pelos dias perdidos, mediante novo aviso.',
        'Para constar se publica o presente edital, que vai ser afixado nos lugares do costume.',
      ],
    },
  },
  {
    title: 'Limpeza dos reservatórios: menos pressão na água',
    type: 'Aviso',
    smallDescription:
      'Às terças e quintas-feiras, das 9h00 às 12h30, durante três semanas, a água pode chegar com pouca pressão à Rua do Cimo e à Canada dos Lameiros.',
    description: `<p>A limpeza anual dos dois reservatórios faz-se <strong>às terças e quintas-feiras, das 9h00 às 12h30</strong>, durante três semanas a contar da data deste aviso. Nessas manhãs a água pode faltar ou chegar com pouca pressão à Rua do Cimo e à Canada dos Lameiros.</p>
<p>Se a água sair turva depois do meio-dia, deixe correr a torneira dois minutos. Não ligue máquinas de lavar nem o esquentador durante o corte. As cinco fontes da aldeia não são afetadas.</p>
<p>Quem tiver em casa alguém dependente de equipamento que precise de água deve avisar a Junta, pelo 276 000 001, para lhe entregarmos um depósito na véspera. Piquete, dia e noite: 910 000 048.</p>`,
    isActive: true,
    frontPage: true,
    insertedDaysAgo: 4,
    file: null,
  },
  {
    title: 'Passadiços do Ribeiro em discussão pública',
    type: 'Comunicação',
    smallDescription:
      'Durante trinta dias pode ver o projeto na Junta e dizer o que pensa, por escrito ou de viva voz. O resumo está em anexo.',
    description: `<p>O projeto dos Passadiços do Ribeiro está em discussão pública durante <strong>trinta dias</strong> a contar da data desta comunicação. O desenho em tamanho grande pode ser visto no salão da Junta, no horário de atendimento, e o resumo está em anexo.</p>
<p>As opiniões podem ser entregues de três maneiras: por escrito, ao balcão; por correio eletrónico, para junta@soutodaurze.example; ou de viva voz, às quintas-feiras, entre as 18h00 e as 20h00, quando o executivo recebe. As que forem ditas são passadas a escrito e lidas à pessoa antes de assinar.</p>
<p>No fim do prazo, a Junta responde a cada opinião e publica as respostas nesta página, sem nomes. A decisão cabe depois à Assembleia de Freguesia e depende do parecer do Parque Natural das Fragas Altas.</p>`,
    isActive: true,
    frontPage: true,
    insertedDaysAgo: 8,
    file: {
      name: 'Passadicos-do-Ribeiro-resumo-do-projeto.pdf',
      title: 'Passadiços do Ribeiro: resumo do projeto',
      parts: [
        'O caminho entre a Ponte Velha e o Poço da Moura tem 900 metros e atravessa um prado encharcado de grande valor natural. O pisoteio alargou o trilho e está a secar a turfa.',
        'Propõe-se um passadiço de madeira de castanheiro com 640 metros de comprimento e 1,40 metros de largura, apoiado em estacas cravadas, sem fundações de betão.',
        'Os primeiros 180 metros têm inclinação inferior a 5 %, corrimão dos dois lados e um miradouro acessível a cadeira de rodas. O restante percurso tem três patamares de descanso.',
        'A obra faz-se por troços e fora da época de nidificação. O acesso ao Poço da Moura nunca estará fechado mais de dez dias seguidos.',
        'Custo previsto: 118 000 euros, com manutenção anual estimada em 2900 euros. A madeira vem de desbastes do souto da freguesia.',
        'As opiniões podem ser entregues na Junta de Freguesia durante trinta dias a contar da publicação.',
      ],
    },
  },
  {
    title: 'Carreira 7 e transporte a pedido: horários',
    type: 'Comunicação',
    smallDescription:
      'A Carreira 7 mantém os horários. Às terças e quintas-feiras há transporte a pedido para o centro de saúde, marcado até às 16h00 da véspera.',
    description: `<p>A Carreira 7 mantém os horários de sempre. De segunda a sexta-feira, sai de Souto da Urze às 7h20 e às 14h00, e de Vila Nova das Fragas às 12h45 e às 18h10. Ao sábado há apenas a carreira das 12h45, que volta às 14h00. Aos domingos e feriados não circula.</p>
<p>Além da carreira, a freguesia assegura <strong>transporte a pedido</strong> às terças e quintas-feiras, para consultas, análises e farmácia. A carrinha sai da paragem às 9h00 e regressa às 12h30. Marca-se na Junta ou pelo 276 000 001, até às 16h00 da véspera, e custa 2 euros por viagem; é gratuito para maiores de 65 anos.</p>
<p>A carrinha tem lugar para uma cadeira de rodas. Diga ao marcar, para que a rampa vá montada.</p>`,
    isActive: true,
    frontPage: true,
    insertedDaysAgo: 10,
    file: null,
  },
  {
    title: 'Queimas de sobrantes: peça autorização antes de acender',
    type: 'Aviso',
    smallDescription:
      'Nenhuma queima de ramos ou mato se faz sem registo prévio. A Junta trata do pedido consigo, ao balcão ou por telefone, em poucos minutos.',
    description: `<p>Queimar ramos, mato ou restos de poda exige <strong>registo prévio, todo o ano</strong>, e nos dias de maior risco de incêndio é proibido. Quem acende sem autorização arrisca uma coima e, pior, a serra.</p>
<p>Helena Justo faz o pedido consigo ao balcão, ou pelo 276 000 001. Precisa do seu número de contribuinte, do local e do dia. No próprio dia, confirme antes de acender, porque o risco pode ter mudado durante a noite.</p>
<ul><li>Limpe um metro de terra em volta do monte.</li><li>Tenha água à mão e nunca deixe o lume sozinho.</li><li>Apague com água e terra, e volte lá duas horas depois.</li></ul>
<p>Em alternativa, a freguesia empresta um triturador de ramos, com marcação e sem custo.</p>`,
    isActive: true,
    frontPage: true,
    insertedDaysAgo: 14,
    file: null,
  },
  {
    title: 'Contas da freguesia: para onde foi o dinheiro',
    type: 'Comunicação',
    smallDescription:
      'As contas do último ano foram aprovadas pela Assembleia de Freguesia. O resumo, em duas páginas e linguagem simples, está em anexo.',
    description: `<p>A Assembleia de Freguesia aprovou as contas do último ano, com sete votos a favor e duas abstenções. A freguesia recebeu 214 300 euros e gastou 206 750. O saldo passa para a recuperação do Moinho do Meio.</p>
<p>De cada dez euros gastos, três foram para caminhos e muros, dois e meio para pessoal, um e meio para água e saneamento, um para apoio social e dois para tudo o resto. O resumo em anexo explica cada parcela sem siglas.</p>
<p>Os documentos completos podem ser consultados na Junta por qualquer pessoa, no horário de atendimento. A tesoureira, Sofia Pires, responde a perguntas às quintas-feiras, entre as 18h00 e as 20h00.</p>`,
    isActive: true,
    frontPage: false,
    insertedDaysAgo: 21,
    file: {
      name: 'Contas-da-freguesia-resumo.pdf',
      title: 'Contas da freguesia: resumo do último ano',
      parts: [
        'A freguesia de Souto da Urze recebeu 214 300 euros e gastou 206 750 euros. Sobraram 7550 euros, que passam para a recuperação do Moinho do Meio.',
        'De onde veio o dinheiro: 121 000 euros do Estado, 48 500 do município, 26 800 de taxas, rendas e água, e 18 000 de fundos para projetos.',
        'Para onde foi: 62 000 euros em caminhos e muros, 51 700 em pessoal, 31 000 em água e saneamento, 20 700 em apoio social e 41 350 em tudo o resto, como iluminação, seguros, festas e limpeza.',
        'A freguesia não tem dívidas a mais de trinta dias nem empréstimos.',
        'As contas foram aprovadas pela Assembleia de Freguesia com sete votos a favor e duas abstenções. Os documentos completos estão na Junta, onde podem ser vistos por qualquer pessoa.',
      ],
    },
  },
  {
    title: 'Roda do forno: quem quer entrar',
    type: 'Comunicação',
    smallDescription:
      'O Forno Comunitário coze no primeiro e no terceiro sábado de cada mês. Há seis lugares livres na roda, para moradores e para quem cá passa férias.',
    description: `<p>Há seis lugares livres na roda do Forno Comunitário, que coze no <strong>primeiro e no terceiro sábado de cada mês</strong>. Podem entrar moradores e também quem tem cá casa de férias, desde que traga a lenha quando lhe calhar acender.</p>
<p>A lista está atrás da porta do forno e a chave no Café Central. Quem acende chega às 5h30; quem só coze traz a massa já levedada entre as 8h e as 9h. Cada casa pode meter até quatro pães de dois quilos.</p>
<p>Para quem nunca cozeu, a D. Aurora Lage fica a ajudar nas primeiras duas vezes. Não se paga nada: varre-se a cinza no fim e deixa-se um pão para a mesa da Junta, que o entrega a quem não pode sair de casa.</p>`,
    isActive: true,
    frontPage: false,
    insertedDaysAgo: 29,
    file: null,
  },
  {
    title: 'Estrada do Alto cortada acima do Hotel da Fraga',
    type: 'Aviso',
    smallDescription:
      'Uma queda de pedras cortou a Estrada do Alto entre o Hotel da Fraga e a cascata. A via já reabriu: este aviso deixou de estar em vigor.',
    description: `<p>Uma queda de pedras cortou a Estrada do Alto, dois quilómetros acima do Hotel da Fraga. Enquanto durou o corte, o acesso à Cascata da Urze, à Lagoa do Alto e ao Planalto dos Garranos fez-se apenas a pé, pelo Trilho da Lagoa (PR2).</p>
<p><strong>A estrada reabriu</strong> ao fim de quatro dias, depois de retirados os blocos e colocada rede na barreira. Mantém-se o limite de 30 km/h nesse troço.</p>`,
    isActive: false,
    frontPage: true,
    insertedDaysAgo: 43,
    file: null,
  },
  {
    title: 'Recolha de móveis e eletrodomésticos velhos',
    type: 'Aviso',
    smallDescription:
      'Recolha porta a porta de móveis e eletrodomésticos fora de uso, com inscrição prévia na Junta. A recolha está concluída.',
    description: `<p>O trator da freguesia recolheu, porta a porta, móveis, colchões e eletrodomésticos fora de uso das casas inscritas. Foram quarenta e uma viagens e pouco mais de três toneladas, entregues no ecocentro de Vila Nova das Fragas.</p>
<p><strong>A recolha está concluída.</strong> Repete-se duas vezes por ano, com aviso de três semanas. Até lá, não deixe objetos junto aos contentores: guarde-os em casa ou peça à Junta uma recolha urgente, que custa 5 euros e se marca pelo 276 000 001.</p>`,
    isActive: false,
    frontPage: false,
    insertedDaysAgo: 66,
    file: null,
  },
] satisfies DemoRecord<'avisos'>[];
