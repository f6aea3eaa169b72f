/** Objects of one kind in insertion order, with lookup by id. Beyond the limit the oldest are deleted in batches. */
export class Collection<T extends { id: string }> {
  readonly #limit: number
  #items: T[] = []
  /** Position of each id, counted from the first object ever added. */
  readonly #places = new Map<string, number>()
  #forgotten = 0

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit
  }

  get size(): number {
    return this.#items.length
  }

  add(item: T): T {
    this.#places.set(item.id, this.#forgotten + this.#items.length)
    this.#items.push(item)
    if (this.#items.length > this.#limit * 1.1) this.#forgetOldest(this.#items.length - this.#limit)
    return item
  }

  get(id: string): T | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#items[place - this.#forgotten]
  }

  /** Objects older than `id` (all if undefined), newest first. */
  *olderThan(id: string | undefined): Generator<T> {
    const start = id === undefined ? this.#items.length : this.#indexOf(id)
    for (let index = start - 1; index >= 0; index--) {
      const item = this.#items[index]
      if (item !== undefined) yield item
    }
  }

  /** Objects newer than `id`, oldest first. */
  *newerThan(id: string): Generator<T> {
    for (let index = this.#indexOf(id) + 1; index < this.#items.length; index++) {
      const item = this.#items[index]
      if (item !== undefined) yield item
    }
  }

  #indexOf(id: string): number {
    return (this.#places.get(id) ?? this.#forgotten) - this.#forgotten
  }

  #forgetOldest(count: number) {
    for (const { id } of this.#items.slice(0, count)) this.#places.delete(id)
    this.#items = this.#items.slice(count)
    this.#forgotten += count
  }
}
