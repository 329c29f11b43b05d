/** Passes bytes on, and throws if there are more than `most`. */
export async function* atMost(
  most: number,
  bytes: AsyncIterable<Buffer>,
  tooMany: () => Error,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw tooMany();
    yield chunk;
  }
}
