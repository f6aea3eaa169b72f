/**
 * Answers that take seconds: the whole catalogue, every customer, a sheet of all orders. They are written while they
 * are read, so that a hundred thousand rows never stand in memory; two at a time, because each keeps the database and
 * the event loop busy. Nobody keeps one of the two places by reading slowly or not at all.
 */
import { Readable } from 'node:stream'
import { AppError } from './app-error.ts'

const MAX_AT_ONCE = 2
const RETRY_AFTER_SECONDS = 10
const PATIENCE = { idleMs: 10_000, totalMs: 60_000 }

/**
 * `open` may still refuse, or find that there is nothing to send: its place is given back then, or once the stream
 * that was made of it is closed.
 */
export function createLongAnswers(patience = PATIENCE) {
  let running = 0

  return async function begin(
    open: () => Promise<AsyncIterable<string> | undefined>,
  ): Promise<Readable | undefined> {
    if (running >= MAX_AT_ONCE) throw comeBackLater()
    running += 1
    let stream: Readable | undefined
    try {
      const parts = await open()
      stream = parts && impatient(parts, patience)
      // Not when the parts end: those whose reader left before the first one never begin, and so never end.
      stream?.once('close', () => {
        running -= 1
      })
      return stream
    } finally {
      if (stream === undefined) running -= 1
    }
  }
}

export type LongAnswers = ReturnType<typeof createLongAnswers>

/** One JSON array, item by item. */
export async function* jsonArray<Item>(items: AsyncIterable<Item>, write: (item: Item) => unknown) {
  let separator = '['
  for await (const item of items) {
    yield separator + JSON.stringify(write(item))
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** Broken off when nobody takes the next part. */
function impatient(parts: AsyncIterable<string>, { idleMs, totalMs }: typeof PATIENCE): Readable {
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
