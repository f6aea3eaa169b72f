/** A TCP proxy between the shop and its database that can stop forwarding without closing connections. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function startWire(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const silent = new Set<Socket>()
  let silentForAll = false
  let swallowed = 0
  const pass = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (bytes) => {
      if (silentForAll || silent.has(from)) swallowed++
      else to.write(bytes)
    })
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    fallSilent: () => (silentForAll = true),
    /** How many messages were dropped since. */
    swallowed: () => swallowed,
    /** New connections are forwarded again. */
    fallSilentForThoseThere() {
      for (const socket of open) silent.add(socket)
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
