/**
 * Processes the items of a list, at most `atOnce` at a time.
 * @throws the first failure, which ends only the loop it happened in: the other loops continue with the list
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const runWorker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, runWorker))
}
