import { pino } from 'pino'

const MOST_WAITING_BYTES = 8 * 1024 * 1024
const PATIENCE_AT_EXIT_MS = 2_000

/**
 * Standard output, whose reader may stand still. Lines then wait in memory, and are dropped beyond what it has room for:
 * written at once, as pino does unless told, a full pipe would stop the whole shop. Who ends does not wait for long.
 */
export function logDestination() {
  let deadline = Number.POSITIVE_INFINITY
  const stream = pino.destination({
    sync: false,
    maxLength: MOST_WAITING_BYTES,
    retryEAGAIN: () => performance.now() < deadline,
  })
  const flush = stream.flushSync.bind(stream)
  stream.flushSync = () => {
    deadline = performance.now() + PATIENCE_AT_EXIT_MS
    try {
      flush()
    } catch {
      // Nobody reads it.
    }
  }
  return stream
}
