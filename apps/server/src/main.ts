/** The door of the shop: reads the environment, opens, and closes in good order when told to. */
import { readEnv } from './env.ts'
import { type Shop, startShop } from './start.ts'

const GRACE_MS = 25_000

try {
  stopWhenTold(await startShop(readEnv(process.env), { dev: process.argv.includes('--dev') }))
} catch (error) {
  giveUp(error)
}

function stopWhenTold(shop: Shop) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // Whatever hangs, a stop is a stop: the jobs and orders of a process that dies are picked up by the next.
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      shop.stop().then(() => process.exit(0), giveUp)
    })
  }
}

/** Ends with an error, so that whatever watches over the process starts it anew. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
