import type { DemoFeature } from '../../demo/feature.ts';
import { documentosDemo } from './documentos/feature.demo.ts';
import { inscricoesDemo } from './inscricoes/feature.demo.ts';
import { pedidosDemo } from './pedidos/feature.demo.ts';

/** The features' demo content. A separate list, so that only the program that fills the demo loads it. */
export const demoFeatures: readonly DemoFeature[] = [inscricoesDemo, documentosDemo, pedidosDemo];
