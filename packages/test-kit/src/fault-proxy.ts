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
  /** Drops all bytes of the connections that are open now; new ones are forwarded. */
  silenceOpen(): void
  /** How many chunks were dropped without an error. */
  dropped(): number
  connections(): number
  stop(): Promise<void>
}

const healthy: Faults = { delayMs: 0, down: false, blackHole: false, cutAfterBytes: 0 }

/** In front of a database; `url` is the database's URL with the address of the proxy. */
export async function startDatabaseProxy(databaseUrl: string): Promise<FaultProxy & { url: string }> {
  const url = new URL(databaseUrl)
  const proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port || 5432) })
  url.host = `127.0.0.1:${proxy.port}`
  return { ...proxy, url: url.href }
}

export async function startFaultProxy(target: { host?: string; port: number }): Promise<FaultProxy> {
  const faults = { ...healthy }
  const pairs = new Set<readonly [Socket, Socket]>()
  const silent = new Set<Socket>()
  let dropped = 0
  const isDropped = (from: Socket) => {
    if (!faults.blackHole && !silent.has(from)) return false
    dropped++
    return true
  }
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
    pass(near, far, faults, isDropped)
    pass(far, near, faults, isDropped, (bytes) => {
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
        silent.delete(socket)
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
    silenceOpen() {
      for (const pair of pairs) for (const socket of pair) silent.add(socket)
    },
    dropped: () => dropped,
    connections: () => pairs.size,
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(
  from: Socket,
  to: Socket,
  faults: Faults,
  isDropped: (from: Socket) => boolean,
  passed?: (bytes: number) => void,
) {
  from.on('data', (chunk) => {
    if (isDropped(from)) return
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
