import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Certidao } from './certidaoCalls.ts';
import { drawCertidao } from './drawCertidao.server.ts';

// The program that draws one certificate and ends: started by certidao.server.ts.

const doc = drawCertidao((await json(process.stdin)) as Certidao);
doc.end();
await pipeline(doc, process.stdout);
