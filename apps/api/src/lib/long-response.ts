/**
 * Responses that take seconds: the whole catalogue, every customer, a CSV export of all orders. They are streamed while
 * the rows are read, so that a hundred thousand rows are never in memory; two at a time, because each keeps the
 * database and the event loop busy. A client that reads slowly or not at all is disconnected.
 */
import { Readable } from 'node:stream'
import { AppError } from './app-error.ts'

const MAX_AT_ONCE = 2
const RETRY_AFTER_SECONDS = 10
const TIMEOUTS = { idleMs: 10_000, totalMs: 60_000 }

/**
 * `open` may still reject, or find that there is nothing to send: then its slot is released, otherwise when its stream
 * is closed.
 */
export function createLongResponses(timeouts = TIMEOUTS) {
  let running = 0

  return async function begin(
    open: () => Promise<AsyncIterable<string> | undefined>,
  ): Promise<Readable | undefined> {
    if (running >= MAX_AT_ONCE) throw comeBackLater()
    running += 1
    let stream: Readable | undefined
    try {
      const parts = await open()
      stream = parts && impatient(parts, timeouts)
      // On close and not when the parts end: if the reader left before the first part, they never end.
      stream?.once('close', () => {
        running -= 1
      })
      return stream
    } finally {
      if (stream === undefined) running -= 1
    }
  }
}

export type LongResponses = ReturnType<typeof createLongResponses>

/** One JSON array, item by item. */
export async function* jsonArray<Item>(items: AsyncIterable<Item>, write: (item: Item) => unknown) {
  let separator = '['
  for await (const item of items) {
    yield separator + JSON.stringify(write(item))
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** Aborted when the reader does not take the next part in time. */
function impatient(parts: AsyncIterable<string>, { idleMs, totalMs }: typeof TIMEOUTS): Readable {
  const stream = Readable.from(write())
  const giveUp = () => stream.destroy(comeBackLater())
  const deadline = setTimeout(giveUp, totalMs)
  stream.once('close', () => clearTimeout(deadline))
  return stream

  async function* write() {
    for await (const part of parts) {
      const notTaken = setTimeout(giveUp, idleMs)
      try {
        yield part
      } finally {
        clearTimeout(notTaken)
      }
    }
  }
}

const comeBackLater = () => new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
