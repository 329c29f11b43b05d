import { extname, join } from 'node:path';
import { drawnPdf } from '../../server/files/drawnPdf.ts';
import type { Certidao } from './certidaoCalls.ts';

// Beside this file as it is written, and as it is built.
const program = join(import.meta.dirname, `certidaoProgram.server${extname(import.meta.filename)}`);

/** The PDF of a certificate. */
export const certidaoPdf = (certidao: Certidao) => drawnPdf(program, certidao);
