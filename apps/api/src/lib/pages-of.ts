/** Goes through rows page by page, each asked for by the last id of the page before, until one is empty. */
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
