/**
 * The payment provider of the demonstration: a process of its own beside the shop, which never imports it. One that
 * answers already, such as that of `npm run dev`, is left alone.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../../packages/stripe-local/src/main.ts', import.meta.url))

interface Options {
  port: number
  /** Where the shop hears of payments. */
  shopUrl: string
}

/** Returns how to end it. It also ends by itself when this process does, however that comes about. */
export async function startStandIn({ port, shopUrl }: Options): Promise<() => Promise<void>> {
  if (await answers(port)) return async () => undefined
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      PORT: String(port),
      WEBHOOK_URL: new URL('/api/webhooks/stripe', shopUrl).href,
      ENDS_WITH_STDIN: '1',
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  return async () => {
    child.stdin.end()
    await ended
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
