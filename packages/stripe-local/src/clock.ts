/** The time the stand-in lives by. Tests move it forward; what falls due on the way runs at once and in order. */
interface Task {
  at: number
  run: () => void
}

/** Longer than this, node's timers fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export class Clock {
  #offset = 0
  /** Latest first, so that the next one is cheap to take. */
  readonly #tasks: Task[] = []
  #timer: NodeJS.Timeout | undefined

  /** How many things wait for their time. */
  get waiting(): number {
    return this.#tasks.length
  }

  now(): number {
    return Date.now() + this.#offset
  }

  seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  after(milliseconds: number, run: () => void) {
    const at = this.now() + milliseconds
    this.#tasks.splice(this.#placeOf(at), 0, { at, run })
    if (this.#tasks.at(-1)?.at === at) this.#wake()
  }

  advance(milliseconds: number) {
    const target = this.now() + milliseconds
    for (let next = this.#tasks.at(-1); next !== undefined && next.at <= target; next = this.#tasks.at(-1)) {
      this.#tasks.pop()
      this.#offset = Math.max(this.#offset, next.at - Date.now())
      next.run()
    }
    this.#offset = target - Date.now()
    this.#wake()
  }

  stop() {
    clearTimeout(this.#timer)
    this.#tasks.length = 0
  }

  /** Back to the real time, with nothing to do. */
  reset() {
    this.stop()
    this.#offset = 0
  }

  #wake() {
    clearTimeout(this.#timer)
    const next = this.#tasks.at(-1)
    if (next === undefined) return
    const wait = Math.min(Math.max(next.at - this.now(), 0), LONGEST_TIMER_MS)
    this.#timer = setTimeout(() => this.#runDue(), wait).unref()
  }

  #runDue() {
    const now = this.now()
    for (let next = this.#tasks.at(-1); next !== undefined && next.at <= now; next = this.#tasks.at(-1)) {
      this.#tasks.pop()
      next.run()
    }
    this.#wake()
  }

  /** Equal times keep their order: the earlier asked sits nearer to the end. */
  #placeOf(at: number): number {
    let low = 0
    let high = this.#tasks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const task = this.#tasks[middle]
      if (task !== undefined && task.at > at) low = middle + 1
      else high = middle
    }
    return low
  }
}
