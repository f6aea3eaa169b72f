/**
 * A TCP proxy between the shop and one of its services that can delay, cut or drop the traffic. The shop gets the
 * proxy's address instead of the service's; nothing else differs.
 */
import { connect, createServer, type Socket } from 'node:net'

interface Faults {
  /** Delays every chunk, in both directions. */
  delayMs: number
  /** Rejects new connections and resets the open ones. */
  down: boolean
  /** Accepts connections and drops all bytes: no error and no response. */
  blackHole: boolean
  /** Resets each connection after so many bytes from the service; 0 means never. */
  cutAfterBytes: number
}

export interface FaultProxy {
  port: number
  set(faults: Partial<Faults>): void
  /** Resets the open connections; new ones are accepted. */
  cut(): void
  connections(): number
  stop(): Promise<void>
}

const healthy: Faults = { delayMs: 0, down: false, blackHole: false, cutAfterBytes: 0 }

export async function startFaultProxy(target: { host?: string; port: number }): Promise<FaultProxy> {
  const faults = { ...healthy }
  const pairs = new Set<readonly [Socket, Socket]>()
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy()
  }

  const server = createServer((near) => {
    if (faults.down) {
      near.resetAndDestroy()
      return
    }
    const far = connect({ host: target.host ?? '127.0.0.1', port: target.port })
    const pair = [near, far] as const
    pairs.add(pair)
    let responded = 0
    pass(near, far, faults)
    pass(far, near, faults, (bytes) => {
      responded += bytes
      if (faults.cutAfterBytes > 0 && responded > faults.cutAfterBytes) cutPair(pair)
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        pairs.delete(pair)
        if (!other.destroyed) other.end()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')

  return {
    port: address.port,
    set(change) {
      Object.assign(faults, change)
      if (faults.down) cut()
    },
    cut,
    connections: () => pairs.size,
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(from: Socket, to: Socket, faults: Faults, passed?: (bytes: number) => void) {
  from.on('data', (chunk) => {
    if (faults.blackHole) return
    if (faults.delayMs === 0) send(to, chunk)
    else setTimeout(() => send(to, chunk), faults.delayMs)
    passed?.(chunk.length)
  })
  from.on('end', () => setTimeout(() => to.end(), faults.delayMs))
}

function send(to: Socket, chunk: Uint8Array) {
  if (to.writable) to.write(chunk)
}

function cutPair(pair: readonly [Socket, Socket]) {
  for (const socket of pair) socket.resetAndDestroy()
}
