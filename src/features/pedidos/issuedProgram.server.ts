import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { drawIssued, type IssuedWords } from './drawIssued.server.ts';

// The program that draws one issued document and ends: started by issue.server.ts.

const doc = drawIssued((await json(process.stdin)) as IssuedWords);
doc.end();
await pipeline(doc, process.stdout);
