export type Matter = readonly [title: string, told: string];

export const information: Matter = [
  'Informação escrita da presidente da Junta',
  'A presidente da Junta leu a informação escrita sobre a atividade dos últimos meses e a situação financeira, e respondeu às perguntas dos membros. A Assembleia tomou conhecimento.',
];

/** What the assembly always deals with in a month, besides the information. */
export const ofMonth: Readonly<Record<number, (year: number) => readonly Matter[]>> = {
  4: (year) => [
    [
      `Prestação de contas de ${year - 1}`,
      `A tesoureira, Sofia Gonçalves Pires, apresentou as contas de ${year - 1}, com o saldo que passa para o ano em curso. Postas à votação, foram aprovadas por maioria, com sete votos a favor e duas abstenções.`,
    ],
    [
      'Inventário dos bens da freguesia',
      'O inventário foi apreciado e aprovado por unanimidade. Foi pedido que o triturador de ramos passe a constar dele com o número de série.',
    ],
  ],
  6: () => [],
  9: () => [],
  12: (year) => [
    [
      `Orçamento e opções do plano para ${year + 1}`,
      `A presidente da Junta explicou as opções para ${year + 1} e a tesoureira os números. Postos à votação, o orçamento e as opções do plano foram aprovados por maioria, com seis votos a favor e três abstenções.`,
    ],
    [
      `Regulamento e tabela geral de taxas para ${year + 1}`,
      'A proposta de tabela, que atualiza as taxas do cemitério e mantém gratuita a utilização do salão pelas associações, foi aprovada por unanimidade.',
    ],
  ],
};

/** What was special about each session, by how many years ago, then by month; one not listed was never published. */
export const told: readonly Readonly<
  Record<number, { matter: Matter; before: string; people: string }>
>[] = [
  {
    4: {
      matter: [
        'Recuperação do Moinho do Meio',
        'A Junta propôs aplicar o saldo do ano anterior na roda e no cubo do Moinho do Meio. Aprovado por unanimidade.',
      ],
      before:
        'Foi aprovado um voto de pesar por António Lage Barreira, moleiro durante cinquenta anos. Um membro perguntou pelo muro da Canada dos Lameiros, que o vogal Albino Seixas disse estar orçamentado.',
      people:
        'Uma moradora da Rua do Cimo pediu um corrimão nas escadas da fonte. A presidente respondeu que a obra se faz com o pessoal da freguesia antes do verão.',
    },
    6: {
      matter: [
        'Destino da antiga escola',
        'A Assembleia aprovou, com oito votos a favor e uma abstenção, que o edifício seja a Casa da Memória.',
      ],
      before:
        'Foi lido o rol da água de rega, sem reclamações. Um membro pediu que fique afixado também na fonte do Cimo.',
      people:
        'Três moradores ofereceram objetos para a Casa da Memória, que ficam guardados na sala das sessões.',
    },
    9: {
      matter: [
        'Toponímia do Bairro da Eira',
        'Foram aprovados por unanimidade os nomes Rua da Eira, Travessa do Canastro e Largo das Tecedeiras, a comunicar ao município e aos correios.',
      ],
      before:
        'A Assembleia congratulou-se com a festa de agosto, que decorreu sem incidentes, e agradeceu aos bombeiros a vigilância durante os dias de maior risco.',
      people: 'Não houve intervenções do público.',
    },
    12: {
      matter: [
        'Mapa de pessoal',
        'O mapa de pessoal, com quatro postos de trabalho, foi aprovado por unanimidade.',
      ],
      before:
        'Foi lembrado que a neve de janeiro cortou a Estrada do Alto durante quatro dias e que convém ter o sal à mão mais cedo.',
      people: 'Um morador pediu luz na paragem da carreira, onde as crianças esperam de noite.',
    },
  },
  {
    4: {
      matter: [
        'Transporte a pedido',
        'Foi aprovado por unanimidade que a carrinha passe a sair duas vezes por semana, às terças e quintas-feiras, gratuita para maiores de 65 anos.',
      ],
      before:
        'Um membro perguntou pelos contentores do Terreiro da Feira, que ficam cheios ao domingo. A Junta pediu ao município mais uma recolha.',
      people:
        'Um morador perguntou quando reabre o lavadouro. A presidente respondeu que falta apenas ligar a água.',
    },
    12: {
      matter: [
        'Mapa de pessoal',
        'O mapa de pessoal, com quatro postos de trabalho, foi aprovado por unanimidade.',
      ],
      before:
        'A Assembleia saudou os nove alunos que voltaram a apanhar a carreira na aldeia e o casal que abriu a queijaria.',
      people:
        'Uma moradora pediu que as taxas do cemitério possam ser pagas em prestações. A Junta vai estudar a proposta.',
    },
    6: {
      matter: [
        'Protocolo com a Associação do Forno Comunitário',
        'A Assembleia autorizou a Junta a celebrar o protocolo, por três anos, com um apoio anual de 1200 euros para lenha e conservação. Aprovado por unanimidade.',
      ],
      before:
        'Foram pedidas explicações sobre as falhas de água de maio. O vogal explicou que a bomba do reservatório de cima foi substituída e que há outra de reserva.',
      people:
        'Dois moradores pediram que a vezeira não passe na Rua do Adro à hora da missa. Ficou combinado falar com os donos do gado.',
    },
  },
  {
    4: {
      matter: [
        'Obras nas fontes e no lavadouro',
        'Aprovada por unanimidade a empreitada de limpeza e impermeabilização das cinco fontes e do lavadouro.',
      ],
      before:
        'Foi aprovado um voto de louvor a quem limpou os caminhos depois do temporal de março.',
      people: 'Uma moradora pediu bancos no adro. Ficou de se ver com a comissão da igreja.',
    },
    6: {
      matter: [
        'Regulamento do cemitério',
        'Aprovado por unanimidade o novo regulamento, com horário de verão e de inverno e regras para obras em jazigos.',
      ],
      before:
        'Leu-se o rol da água de rega. Houve uma reclamação, resolvida por acordo entre os dois vizinhos.',
      people:
        'Um emigrante perguntou como pagar as taxas de longe. A tesoureira indicou a transferência bancária.',
    },
    9: {
      matter: [
        'Adesão à rede de aldeias do Parque Natural',
        'A Assembleia autorizou a adesão, sem quota nos primeiros dois anos. Aprovado com sete votos a favor e duas abstenções.',
      ],
      before: 'O vogal deu conta dos 14 quilómetros de caminhos limpos antes do verão.',
      people:
        'Um morador pediu que se marque de novo o Trilho dos Moinhos, já apagado em dois pontos.',
    },
    12: {
      matter: [
        'Mapa de pessoal',
        'O mapa de pessoal, com quatro postos de trabalho, foi aprovado por unanimidade.',
      ],
      before:
        'Foi decidido acender a fogueira de Natal no adro, como sempre, a partir das 18 horas.',
      people: 'Não houve intervenções do público.',
    },
  },
];
