import { extname, join } from 'node:path';
import { drawnPdf } from '../../server/files/drawnPdf.ts';
import type { Certidao } from './certidaoCalls.ts';

// It stands beside this file in the source and in the build.
const program = join(import.meta.dirname, `certidaoProgram.server${extname(import.meta.filename)}`);

/** The PDF of a certificate. */
export const certidaoPdf = (certidao: Certidao) => drawnPdf(program, certidao);
