/**
 * Works through a list, some items at a time.
 * @throws the first failure; the other items are worked on all the same
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const workOff = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
}
