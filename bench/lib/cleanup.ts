/** Stops what a scenario has started, in reverse order, also when it fails half-way. */
export async function withCleanup<T>(work: (later: (stop: () => unknown) => void) => Promise<T>): Promise<T> {
  const stops: (() => unknown)[] = []
  try {
    return await work((stop) => stops.push(stop))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
