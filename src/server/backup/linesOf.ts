import { createReadStream } from 'node:fs';

/** The lines of a file. Only a line feed ends one: the separators that readline also sees are text. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10)) {
      yield bytes.toString('utf8', 0, end);
      bytes = bytes.subarray(end + 1);
    }
    rest = Buffer.from(bytes);
  }
  if (rest.length > 0) yield rest.toString();
}
