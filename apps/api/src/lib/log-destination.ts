import { pino } from 'pino'

const MOST_WAITING_BYTES = 8 * 1024 * 1024
const EXIT_TIMEOUT_MS = 2_000

/**
 * Standard output whose reader may stall. Lines are then buffered in memory, and dropped when the buffer is full: with
 * synchronous writes, pino's default, a full pipe would block the whole shop. Exit waits only briefly.
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
    deadline = performance.now() + EXIT_TIMEOUT_MS
    try {
      flush()
    } catch {
      // The log has no reader.
    }
  }
  return stream
}
