/**
 * How many pieces of background work run at once. Each holds a connection to the database for as long as it waits for
 * locks, and requests need connections too: the pool has ten by default.
 */
const MAX_PARALLEL = 4

/** Does `work` for every item, four at a time, and returns how many returned true. Rejects with the first error. */
export async function countInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<number> {
  const waiting = [...items]
  let succeeded = 0
  const takeNext = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      if (await work(item)) succeeded += 1
  }
  await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, items.length) }, takeNext))
  return succeeded
}
