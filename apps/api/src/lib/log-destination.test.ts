import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** A process that logs more than a pipe holds, shows on stderr that it is running, and exits on SIGTERM. */
const TALKER = `
  import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)}
  const log = createLogger('info')
  for (let n = 0; n < 2000; n++) log.info({ n }, 'x'.repeat(100))
  process.on('SIGTERM', () => process.exit(0))
  setInterval(() => process.stderr.write('.'), 20)
`

function startTalker() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TALKER], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, goesOn: () => once(child.stderr, 'data') }
}

async function end(child: ChildProcess): Promise<number> {
  const began = performance.now()
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  return performance.now() - began
}

test('a process whose log is not read keeps running, and exits soon after SIGTERM', async () => {
  const { child, goesOn } = startTalker()
  await goesOn()
  expect(await end(child)).toBeLessThan(4_000)
})

test('a log that is read late is complete', async () => {
  const { child, goesOn } = startTalker()
  await goesOn()
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  while (text.split('\n').length <= 2000) await sleep(20)
  await end(child)
  const numbers = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { n: number }).n)
  expect(numbers).toEqual(Array.from({ length: 2000 }, (_, n) => n))
})
