import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when the test calls `endOne`. */
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

test('runs up to the limit at once and the others in order of arrival', async () => {
  const run = limitConcurrency({ atOnce: 2, waiting: 10, retryAfterSeconds: 1 })
  const { started, work, endOne } = someWork()
  const all = [1, 2, 3, 4].map((n) => run(work(n)))
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

test('rejects a caller with a retry time when the waiting list is full', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 1, retryAfterSeconds: 7 })
  const { work } = someWork()
  void run(work(1))
  void run(work(2))
  await expect(run(work(3))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 7 })
})

test('failed work makes room for the next', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 5, retryAfterSeconds: 1 })
  await expect(run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run(async () => 'fine')).resolves.toBe('fine')
})

test('groups take turns, and prioritised work runs before all of them', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 10, retryAfterSeconds: 1 })
  const { started, work, endOne } = someWork()
  const all = [run(work(0))]
  for (const n of [1, 2, 3]) all.push(run(work(n), { group: 'crowd' }))
  all.push(run(work(4), { group: 'visitor' }), run(work(5), { group: 'crowd', first: true }))
  await endAll(endOne, all)
  expect(started).toEqual([0, 5, 1, 4, 2, 3])
})

test('a group that has filled its places is rejected, and no other is', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 3, waitingPerGroup: 2, retryAfterSeconds: 1 })
  const { work, endOne } = someWork()
  const all = [run(work(0))]
  for (const n of [1, 2]) all.push(run(work(n), { group: 'crowd' }))
  await expect(run(work(3), { group: 'crowd' })).rejects.toMatchObject({ code: 'unavailable' })
  all.push(run(work(4), { group: 'visitor' }))
  await expect(run(work(5), { group: 'other' })).rejects.toMatchObject({ code: 'unavailable' })
  all.push(run(work(6), { group: 'crowd', first: true }))
  await endAll(endOne, all)
})

async function endAll(endOne: () => void, all: readonly Promise<number>[]) {
  for (let n = 0; n < all.length; n += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    endOne()
  }
  await Promise.all(all)
}
