/** All services the shop needs and all the ways they fail: each fault is held for a while and then repaired. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultProxy } from '@shop/test-kit/fault-proxy'
import type { Running } from '@shop/test-kit/processes'
import type { TestShop } from '../test-shop.ts'

export interface Fault {
  part: string
  how: string
  /** The shop itself is down during the fault. */
  closesTheShop?: true
  hold(ms: number): Promise<void>
}

interface Services {
  shop: TestShop
  redis: FaultProxy
  worker: { current: Running }
}

const PAUSE_BETWEEN_KILLS_MS = 8_000
const OFTEN = 1_000_000
const BROKEN_CALLS = ['POST /v1/payment_intents', 'GET /v1/payment_intents/*']

export function faultsOf({ shop, redis, worker }: Services): Fault[] {
  const { postgres, smtp, payments } = shop.wires
  const provider = (settings: object, calm: object) => async (ms: number) => {
    await shop.control('config', settings)
    await sleep(ms)
    await shop.control('config', calm)
  }
  const emailsWith = (behaviour: Parameters<typeof shop.smtp.always>[0]) => async (ms: number) => {
    shop.smtp.always(behaviour)
    await sleep(ms)
    shop.smtp.always({ kind: 'accept' })
  }
  const failNext = BROKEN_CALLS.map((match) => ({ match, kind: '500', times: OFTEN }))
  return [
    { part: 'PostgreSQL', how: 'down', hold: (ms) => powerCut(shop, ms) },
    { part: 'PostgreSQL', how: 'slow, 1 s a statement', hold: slow(postgres, 500) },
    { part: 'PostgreSQL', how: 'silent', hold: silent(postgres) },
    { part: 'Redis', how: 'down', hold: setUnavailable(redis) },
    { part: 'Redis', how: 'slow, 2 s a call', hold: slow(redis, 1_000) },
    { part: 'Redis', how: 'silent', hold: silent(redis) },
    { part: 'SMTP', how: 'down', hold: setUnavailable(smtp) },
    { part: 'SMTP', how: 'slow, 4 s an email', hold: emailsWith({ kind: 'delay', milliseconds: 4_000 }) },
    { part: 'SMTP', how: 'rejecting (451)', hold: emailsWith({ kind: 'refuse', code: 451 }) },
    { part: 'Stripe', how: 'down', hold: setUnavailable(payments) },
    { part: 'Stripe', how: 'slow, 3 s a call', hold: slow(payments, 1_500) },
    { part: 'Stripe', how: 'silent', hold: silent(payments) },
    { part: 'Stripe', how: 'responding with 500', hold: provider({ failNext }, { failNext: [] }) },
    {
      part: 'Stripe',
      how: 'its events lost',
      hold: provider({ dropWebhooks: true }, { dropWebhooks: false }),
    },
    {
      part: 'The only shop',
      how: 'killed and started again',
      closesTheShop: true,
      hold: (ms) => killed(shop, ms),
    },
    { part: 'The only worker', how: 'killed', hold: (ms) => workerKilled(shop, worker, ms) },
  ]
}

function setUnavailable(wire: FaultProxy) {
  return async (ms: number) => {
    wire.set({ down: true })
    await sleep(ms)
    wire.set({ down: false })
  }
}

function slow(wire: FaultProxy, delayMs: number) {
  return async (ms: number) => {
    wire.set({ delayMs })
    await sleep(ms)
    wire.set({ delayMs: 0 })
  }
}

/** A real network would resend the dropped bytes or reset the connection. */
function silent(wire: FaultProxy) {
  return async (ms: number) => {
    wire.set({ blackHole: true })
    await sleep(ms)
    wire.set({ blackHole: false })
    wire.cut()
  }
}

async function powerCut({ postgres }: TestShop, ms: number) {
  if (!postgres) throw new Error('this scenario needs its own PostgreSQL')
  postgres.stop()
  await sleep(ms)
  await postgres.start()
}

async function killed(shop: TestShop, ms: number) {
  const until = performance.now() + ms
  do {
    await shop.kill()
    await shop.start()
    await sleep(Math.min(PAUSE_BETWEEN_KILLS_MS, Math.max(0, until - performance.now())))
  } while (performance.now() < until)
}

async function workerKilled(shop: TestShop, worker: Services['worker'], ms: number) {
  worker.current.child.kill('SIGKILL')
  await sleep(ms)
  worker.current = await shop.startWorker()
}
