import { AppError } from './app-error.ts'

interface Options {
  atOnce: number
  /** How much may wait; what comes after is told to come back. */
  waiting: number
  /** How much of that one group may have waiting. */
  waitingPerGroup?: number
  retryAfterSeconds: number
}

interface Work {
  /** Whose work it is, unless its number is limited otherwise. Groups take turns: a large one delays only itself. */
  group?: string
  /** Served before all that is not, and with as many places to wait of its own. */
  first?: boolean
}

/** Lets costly work through a few at a time, so that a crowd of it leaves room for the rest. */
export function limitConcurrency({ atOnce, waiting, waitingPerGroup = waiting, retryAfterSeconds }: Options) {
  const [urgent, usual] = [createQueue(waiting, waitingPerGroup), createQueue(waiting, waitingPerGroup)]
  let running = 0

  const enter = async ({ group, first = false }: Work) => {
    if (running < atOnce) {
      running += 1
      return
    }
    const place = (first ? urgent : usual).add(group)
    if (place === undefined) throw new AppError('unavailable', { retryAfterSeconds })
    await place
  }
  // Whatever ends hands its place over, so nothing slips in between.
  const leave = () => {
    const next = urgent.take() ?? usual.take()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>, whose: Work = {}): Promise<T> => {
    await enter(whose)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** First come, first served within a group; the groups one after the other. */
function createQueue(most: number, mostPerGroup: number) {
  const groups = new Map<string | undefined, (() => void)[]>()
  let size = 0
  return {
    /** Settles when it is this one's turn; undefined when there is no place to wait. */
    add(group: string | undefined): Promise<void> | undefined {
      const line = groups.get(group) ?? []
      if (size >= most || (group !== undefined && line.length >= mostPerGroup)) return undefined
      size += 1
      groups.set(group, line)
      return new Promise<void>((resolve) => line.push(resolve))
    },
    take(): (() => void) | undefined {
      const oldest = groups.entries().next().value
      if (oldest === undefined) return undefined
      const [group, line] = oldest
      const next = line.shift()
      // To the end of the round, or out of it.
      groups.delete(group)
      if (line.length > 0) groups.set(group, line)
      size -= 1
      return next
    },
  }
}
