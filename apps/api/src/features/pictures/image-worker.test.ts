import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFiles } from '@shop/test-kit/files'
import { plainPicture } from '@shop/test-kit/uploads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decoder } from '../../testing/decoder.ts'
import { ImageWorkerBusy, originalInWorker as readMaster } from './image-worker.ts'

let storage: Awaited<ReturnType<typeof testFiles>>
beforeAll(async () => {
  storage = await testFiles()
})
afterAll(() => storage.close())

const originalInWorker = (path: string) => readMaster(path, { use: 'product', urgent: true })

async function aFile(side: number) {
  const path = join(storage.uploadsDir, `${side}.png`)
  await writeFile(path, await plainPicture('#e9dfd3', { width: side, height: side }).png().toBuffer())
  return path
}

test('a picture that crashes its decoder is rejected, and the next one is read by a new process', async () => {
  const large = originalInWorker(await aFile(6_000))
  const rejected = expect(large).rejects.toMatchObject({ reason: 'unreadable' })
  const pid = await vi.waitFor(decoder)
  process.kill(pid, 'SIGKILL')
  await rejected
  expect(await originalInWorker(await aFile(30))).toMatchObject({ width: 30, height: 30 })
  expect(await decoder()).not.toBe(pid)
})

test('after a picture that took too long the next one is read by another process', async () => {
  await originalInWorker(await aFile(10))
  const pid = await decoder()
  const [slow, waiting] = [await aFile(11), await aFile(12)]
  process.kill(pid, 'SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const givenUp = expect(originalInWorker(slow)).rejects.toThrow(ImageWorkerBusy)
    const read = originalInWorker(waiting)
    // The first task starts asynchronously.
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 0 })
    vi.advanceTimersByTime(60_000)
    await givenUp
    expect(await read).toMatchObject({ width: 12, height: 12 })
  } finally {
    vi.useRealTimers()
  }
  expect(await decoder()).not.toBe(pid)
})

test('the decoding process does not inherit environment variables', async () => {
  process.env.EXAMPLE_SECRET = 'sk_live_example'
  process.kill(await decoder(), 'SIGKILL')
  await originalInWorker(await aFile(20)).catch(() => undefined)
  await originalInWorker(await aFile(20))
  const environment = await readFile(`/proc/${await decoder()}/environ`, 'utf8')
  expect(environment).toContain('MALLOC_ARENA_MAX=1')
  expect(environment).not.toContain('sk_live_example')
  delete process.env.EXAMPLE_SECRET
})
