/** What staff read for each state of a letter. */
export const letterStates = { waiting: 'À espera', failed: 'Falhou', sent: 'Entregue' } as const;
