import { AppError } from './app-error.ts'

interface Options {
  atOnce: number
  /** How many may wait; more are rejected with a retry time. */
  waiting: number
  /** How many of these may belong to one group. */
  waitingPerGroup?: number
  retryAfterSeconds: number
}

interface Work {
  /** Owner of the work, unless limited elsewhere. Groups take turns: a large one delays only itself. */
  group?: string
  /** Runs before all other work, and has its own waiting places of the same number. */
  first?: boolean
}

/** Limits the concurrency of expensive work, so that a burst of it leaves capacity for the rest. */
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
  // Finished work hands its slot to the next one directly, so no new caller can take it in between.
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

/** First come, first served within a group; groups take turns. */
function createQueue(most: number, mostPerGroup: number) {
  const groups = new Map<string | undefined, (() => void)[]>()
  let size = 0
  return {
    /** Resolves when it may run; undefined when there is no waiting place. */
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
      // Moves the group to the end of the round, or removes it when empty.
      groups.delete(group)
      if (line.length > 0) groups.set(group, line)
      size -= 1
      return next
    },
  }
}
