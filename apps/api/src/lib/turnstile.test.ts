import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

/** Work that ends when it is told to. */
function someWork() {
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      started.push(n)
      ends.push(() => resolve(n))
    })
  return { started, work, endOne: () => ends.shift()?.() }
}

test('so many run at once, the others in the order they came', async () => {
  const turn = createTurnstile({ atOnce: 2, waiting: 10, retryAfterSeconds: 1 })
  const { started, work, endOne } = someWork()
  const all = [1, 2, 3, 4].map((n) => turn(work(n)))
  await Promise.resolve()
  expect(started).toEqual([1, 2])
  endOne()
  await expect(all[0]).resolves.toBe(1)
  expect(started).toEqual([1, 2, 3])
  for (let n = 0; n < 3; n += 1) {
    endOne()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

test('whoever finds too many waiting is told to come back', async () => {
  const turn = createTurnstile({ atOnce: 1, waiting: 1, retryAfterSeconds: 7 })
  const { work } = someWork()
  void turn(work(1))
  void turn(work(2))
  await expect(turn(work(3))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 7 })
})

test('work that fails makes room for the next', async () => {
  const turn = createTurnstile({ atOnce: 1, waiting: 5, retryAfterSeconds: 1 })
  await expect(turn(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turn(async () => 'fine')).resolves.toBe('fine')
})
