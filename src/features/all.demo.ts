import { documentosDemo } from './documentos/feature.demo.ts';
import type { DemoFeature } from './feature.demo.ts';
import { inscricoesDemo } from './inscricoes/feature.demo.ts';
import { pedidosDemo } from './pedidos/feature.demo.ts';

/** What each feature tells in the demo village; a list of its own, since only the program that fills it may carry its words. */
export const demoFeatures: readonly DemoFeature[] = [inscricoesDemo, documentosDemo, pedidosDemo];
