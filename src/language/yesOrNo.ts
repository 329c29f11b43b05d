/** The two answers to a yes-or-no question. */
export const yesOrNo = ['Sim', 'Não'] as const;
