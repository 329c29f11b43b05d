import type { Inscricao } from './inscricoes.ts';

/** A booking as the demo writes it. */
type DemoParty = Pick<Inscricao, 'name' | 'email' | 'telefone'> & {
  isPaid: boolean;
  numeroAdultos: number;
  numeroCriancas: number;
  daysAgo: number;
  /** Only where its visitor cancelled it. */
  cancelledDaysAgo?: number;
};

const party =
  (isPaid: boolean) =>
  (
    name: string,
    email: string,
    telefone: string,
    [numeroAdultos, numeroCriancas]: readonly [adults: number, children: number],
    daysAgo: number,
    cancelledDaysAgo?: number,
  ): DemoParty => ({
    name,
    email,
    telefone,
    numeroAdultos,
    numeroCriancas,
    isPaid,
    daysAgo,
    ...(cancelledDaysAgo !== undefined && { cancelledDaysAgo }),
  });
const paid = party(true);
const unpaid = party(false);

/** Invented bookings by event title; the full event is filled to its last place. */
export const demoBookings: Record<string, DemoParty[]> = {
  'Caminhada das Estrelas': [
    paid('Catarina Brandão Leal', 'catarina.leal@example.com', '910000050', [2, 0], 30),
    paid('Nuno Salgueiro', 'nuno.salgueiro@example.com', '910000051', [2, 2], 28),
    paid('Família Antunes (Beatriz)', 'beatriz.antunes@correio.example', '910000052', [2, 1], 25),
    paid('Jorge Meireles Pinto', 'jorge.pinto@example.com', '910000053', [1, 0], 22),
    paid('Ana Rita Falcão', 'anarita.falcao@correio.example', '910000054', [2, 0], 19),
    paid('Clube de Caminhada Passo Lento', 'geral@passolento.example', '910000055', [6, 0], 17),
    unpaid('Vítor Hugo Simões', 'vitor.simoes@example.com', '910000056', [1, 1], 11),
    paid('Teresa Quintas', 'teresa.quintas@example.com', '910000057', [2, 0], 8),
    unpaid('Leonor Vaz de Sousa', 'leonor.vaz@correio.example', '910000058', [1, 0], 5),
    unpaid('Pedro e Joana Lobato', 'lobato.pj@example.com', '910000059', [2, 2], 2),
  ],
  'Oficina do Pão no Forno Comunitário': [
    paid('Margarida Paiva Torres', 'margarida.torres@example.com', '910000060', [2, 0], 37),
    paid('Hugo Sarmento', 'hugo.sarmento@example.com', '910000061', [1, 0], 36),
    paid('Isabel Cordeiro Nunes', 'isabel.nunes@correio.example', '910000062', [2, 1], 33),
    paid('Francisco Taveira', 'f.taveira@example.com', '910000063', [1, 0], 30),
    paid('Célia Magalhães', 'celia.magalhaes@example.com', '910000064', [1, 1], 24),
    paid('Bruno Espinho', 'bruno.espinho@correio.example', '910000065', [2, 0], 18),
    unpaid('Rosa Maria Valente', 'rosa.valente@example.com', '910000066', [1, 0], 6),
  ],
  'Um Dia com a Vezeira': [
    paid('Luís Figueira Matos', 'luis.matos@example.com', '910000067', [2, 0], 20),
    paid('Sara Monteiro Cunha', 'sara.cunha@correio.example', '910000068', [2, 2], 15),
    unpaid('Gonçalo Ribas', 'goncalo.ribas@example.com', '910000069', [1, 0], 9),
    unpaid('Patrícia Leite Amorim', 'patricia.amorim@example.com', '910000070', [1, 1], 4),
    paid('Helena Prazeres', 'helena.prazeres@example.com', '910000090', [2, 1], 12, 4),
  ],
  'Noite da Castanha': [
    paid('Fernando Aguiar', 'fernando.aguiar@example.com', '910000071', [4, 0], 5),
    unpaid('Mariana Portela', 'mariana.portela@correio.example', '910000072', [2, 3], 4),
    unpaid('Olga Vilaça Rocha', 'olga.rocha@example.com', '910000073', [2, 0], 1),
  ],
  'Concerto à Luz das Velas': [
    paid('Domingos Freixo', 'domingos.freixo@example.com', '910000074', [2, 0], 58),
    paid('Cristina Abreu Lemos', 'cristina.lemos@example.com', '910000075', [2, 1], 51),
    paid('Coro Vozes do Vale', 'coro@vozesdovale.example', '910000076', [8, 0], 47),
    paid('Manuel Pimentel', 'm.pimentel@correio.example', '910000077', [1, 0], 39),
    paid('Susana Neiva', 'susana.neiva@example.com', '910000078', [2, 2], 33),
    paid('António Mesquita Reis', 'antonio.reis@example.com', '910000079', [2, 0], 27),
    unpaid('Júlia Camões Prata', 'julia.prata@correio.example', '910000080', [1, 0], 21),
    paid('Eduardo Lima Bastos', 'eduardo.bastos@example.com', '910000081', [2, 0], 19),
  ],
};
