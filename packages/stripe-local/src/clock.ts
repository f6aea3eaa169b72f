/** The clock of stripe-local. Tests can advance it; tasks that become due run immediately and in order. */
interface Task {
  at: number
  run: () => void
}

/** With a longer delay, Node's timers fire immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export class Clock {
  #offset = 0
  /** Latest first, so that the next task can be popped from the end. */
  readonly #tasks: Task[] = []
  #timer: NodeJS.Timeout | undefined

  /** Number of scheduled tasks. */
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

  /** Returns to the real time and removes all tasks. */
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

  /** Insertion index; tasks with equal times run in the order they were scheduled. */
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
