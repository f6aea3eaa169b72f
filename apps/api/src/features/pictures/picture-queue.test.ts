import { expect, test } from 'vitest'
import { createPictureQueue, PictureQueueFull, type Place } from './picture-queue.ts'

/** Each task ends when the test calls `end`. */
function observed() {
  const run = createPictureQueue({ perAccount: 2, together: 3 })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, place: Place = {}) =>
    run(place, async () => {
      began.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, began, end }
}

test('pictures are processed one at a time, the atelier’s before those waiting, the others in order', async () => {
  const { add, began, end } = observed()
  const all = [add('a', { account: 1 }), add('b', { account: 1 }), add('c', { account: 2 })]
  all.push(add('product', { urgent: true }))
  await end('nothing yet')
  for (const name of ['a', 'product', 'b', 'c']) {
    expect(began.at(-1)).toBe(name)
    await end(name)
  }
  await Promise.all(all)
  expect(began).toEqual(['a', 'product', 'b', 'c'])
})

test('the queue is limited per account and for all accounts together', async () => {
  const { add, began, end } = observed()
  const all = [add('a', { account: 1 }), add('b', { account: 1 })]
  await expect(add('own', { account: 1 })).rejects.toMatchObject({ byAccount: true })
  all.push(add('c', { account: 2 }))
  await expect(add('others', { account: 3 })).rejects.toMatchObject({ byAccount: false })
  // The atelier's pictures are not counted.
  all.push(add('product', { urgent: true }))
  await end('a')
  all.push(add('d', { account: 3 }))
  for (const name of ['product', 'b', 'c', 'd']) await end(name)
  await Promise.all(all)
  expect(began).toEqual(['a', 'product', 'b', 'c', 'd'])
})

test('a picture that fails frees its place for the next', async () => {
  const run = createPictureQueue({ perAccount: 1, together: 1 })
  const fail = () => run({ account: 1 }, () => Promise.reject(new Error('unreadable')))
  await expect(fail()).rejects.toThrow('unreadable')
  await expect(fail()).rejects.not.toThrow(PictureQueueFull)
})
