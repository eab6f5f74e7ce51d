/** Groups values, to bound memory and the number of queries. */
export async function* batches<T>(values: AsyncIterable<T> | Iterable<T>, atOnce = 500): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
