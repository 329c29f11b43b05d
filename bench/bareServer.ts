import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that a Node server can do: `bareServer.ts PORT FILE` sends the answers in the file, by path alone. */
const [port, file = ''] = process.argv.slice(2);
const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  { head: string[]; body: string }
>;
const answers = new Map(
  Object.entries(kept).map(([path, { head, body }]) => [
    path,
    { head, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(200, answer.head);
  response.end(answer.body);
}).listen(Number(port), '127.0.0.1');
