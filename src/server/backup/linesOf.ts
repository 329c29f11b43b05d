import { createReadStream } from 'node:fs';

/**
 * The lines of a file. Only a line feed ends one: the separators that readline also sees are text.
 * One that is longer than a row can be ends the reading.
 */
export async function* linesOf(file: string, { mostBytes }: { mostBytes: number }) {
  let rest: Buffer[] = [];
  let held = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let bytes = chunk;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10)) {
      yield Buffer.concat([...rest, bytes.subarray(0, end)]).toString();
      rest = [];
      held = 0;
      bytes = bytes.subarray(end + 1);
    }
    rest.push(bytes);
    held += bytes.length;
    if (held > mostBytes) throw new RangeError('a line is too long');
  }
  if (held > 0) yield Buffer.concat(rest).toString();
}
