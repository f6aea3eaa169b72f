/** Iterates over rows page by page, each starting after the last id of the previous page, until one is empty. */
export async function* pagesOf<T extends { id: number }>(
  read: (after: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after = 0
  for (;;) {
    const page = await read(after)
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    after = last.id
  }
}
