/** The entry point: reads the environment, starts the shop, and shuts it down cleanly on a signal. */
import { readEnv } from './env.ts'
import { type Shop, startShop } from './start.ts'

const GRACE_MS = 25_000

try {
  stopOnSignal(await startShop(readEnv(process.env), { dev: process.argv.includes('--dev') }))
} catch (error) {
  giveUp(error)
}

function stopOnSignal(shop: Shop) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // Exit even if something hangs: the next process picks up the jobs and orders of this one.
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      shop.stop().then(() => process.exit(0), giveUp)
    })
  }
}

/** Exits with an error, so that the supervisor restarts the process. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
