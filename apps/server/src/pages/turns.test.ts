import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many at once, the others in the order in which they came, and the rest are asked to come back', async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    inTurn(() => {
      begun.push(n)
      return new Promise<number>((resolve) => ends.push(() => resolve(n)))
    })
  const works = [1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(begun).toEqual([1, 2])

  ends[1]?.()
  await works[1]
  expect(begun).toEqual([1, 2, 3])
  for (const index of [0, 2, 3]) {
    ends[index]?.()
    await works[index]
  }
  expect(await Promise.all(works)).toEqual([1, 2, 3, 4])
})

test('a failure passes its turn on', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await inTurn(async () => 'drawn')).toBe('drawn')
})
