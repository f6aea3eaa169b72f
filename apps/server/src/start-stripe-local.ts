/**
 * The demo's payment provider: a separate process beside the shop, which never imports it. One that is already running,
 * such as that of `npm run dev`, is used instead.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../../packages/stripe-local/src/main.ts', import.meta.url))

interface Options {
  port: number
  /** Where webhooks are sent. */
  shopUrl: string
}

/** Returns how to stop it. It also ends by itself when this process ends, for any reason. */
export async function startFakeStripe({ port, shopUrl }: Options): Promise<() => Promise<void>> {
  if (await isListening(port)) return async () => undefined
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

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
