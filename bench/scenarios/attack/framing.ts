import { connect } from 'node:net'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { withCleanup } from '../../lib/cleanup.ts'
import { dice } from '../../lib/dice.ts'
import { type Framing, framings, mutated } from '../../lib/fuzz/framings.ts'
import type { Scenario } from '../../lib/scenario.ts'

const COUNT = { small: 300, full: 5_000 }
const AT_ONCE = 8
/**
 * Long enough for any response; a connection that is still open then waits for an unfinished request, which is allowed.
 */
const LISTEN_MS = 400

/** Thousands of malformed requests: the server rejects or understands each, and never parses one request as two. */
export const framing: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, stop } = await startDemoShop('framing', { ROLE: 'web', RATE_LIMITS })
    later(stop)
    const port = Number(new URL(shop.url).port)
    const timeoutSeconds = readTimeoutSeconds(port)
    const seed = Date.now() % 2 ** 31
    console.log(`  seed ${seed}`)
    const { random } = dice(seed)
    const sent = Array.from({ length: COUNT[size] }, (_, index): Framing => {
      const one = framings[index % framings.length] ?? {
        what: '',
        bytes: '',
        mustBeRejected: false,
        isOne: true,
      }
      return index < framings.length ? one : mutated(one, random)
    })
    const found = { accepted: 0, broken: 0, smuggled: 0 }
    let next = 0
    const work = async () => {
      for (let one = sent[next++]; one !== undefined; one = sent[next++]) {
        const responses = await send(port, one.bytes)
        const statuses = [...responses.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
        const wrong = {
          accepted: one.mustBeRejected && statuses[0] !== undefined && statuses[0] < 400,
          broken: statuses.some((status) => status >= 500 && status !== 505),
          // After a request it could not parse, a server may send one more 400 before it closes the connection.
          smuggled: one.isOne && statuses.slice(1).some((status) => status !== 400),
        }
        for (const [kind, is] of Object.entries(wrong)) {
          if (!is) continue
          found[kind as keyof typeof found]++
          console.log(`  ${kind}: ${one.what}: ${statuses.join(' ')}`)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const alive = (await fetch(`${shop.url}/livez`)).status
    return [
      { what: 'requests on the wire', value: sent.length, unit: '' },
      { what: 'invalid requests that were accepted', value: found.accepted, unit: '', atMost: 0 },
      { what: 'responses with status 500 or higher', value: found.broken, unit: '', atMost: 0 },
      { what: 'bodies parsed as requests', value: found.smuggled, unit: '', atMost: 0 },
      { what: 'the shop responds afterwards', value: alive === 200 ? 1 : 0, unit: '', atLeast: 1, atMost: 1 },
      {
        what: 'a request that never ends is cut after',
        value: await timeoutSeconds,
        unit: 's',
        atMost: 70,
      },
    ]
  })

/** Everything received until the server closes the connection or stays silent. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    const done = () => {
      socket.destroy()
      resolve(heard)
    }
    socket.setTimeout(LISTEN_MS, done)
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', done)
    socket.on('close', done)
  })
}

/** One byte of a header per second: how long does the server wait? */
function readTimeoutSeconds(port: number): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX-Slow: '))
    const drip = setInterval(() => socket.write('a'), 1_000)
    const done = () => {
      clearInterval(drip)
      socket.destroy()
      resolve((performance.now() - began) / 1000)
    }
    socket.on('error', done)
    socket.on('close', done)
    socket.on('end', done)
    socket.resume()
  })
}
