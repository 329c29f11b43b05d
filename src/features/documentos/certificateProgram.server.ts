import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Certidao } from './certidaoCalls.ts';
import { drawCertificate } from './certificatePdf.server.ts';

// The program that draws one certificate and ends: started by certificateProcess.server.ts.

const doc = drawCertificate((await json(process.stdin)) as Certidao);
doc.end();
await pipeline(doc, process.stdout);
