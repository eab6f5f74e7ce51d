/** Values some hundred at a time, so that however many there are take bounded memory and few steps. */
export async function* batches<T>(values: AsyncIterable<T> | Iterable<T>, atOnce = 500): AsyncGenerator<T[]> {
  let pack: T[] = [];
  for await (const value of values) {
    pack.push(value);
    if (pack.length < atOnce) continue;
    yield pack;
    pack = [];
  }
  if (pack.length > 0) yield pack;
}
