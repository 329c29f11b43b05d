import { mensagens } from './mensagens/feature.ts';
import { frasesCalls, mensagemCalls } from './mensagens/mensagemCalls.ts';

/** What each feature says of itself. */
export const features = [mensagens] as const;

/** The calls of all features. */
export const featureCalls = [...Object.values(mensagemCalls), ...Object.values(frasesCalls)];
