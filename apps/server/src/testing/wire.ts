/** A wire between the shop and its database that can fall silent: nobody hangs up, nobody answers. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function startWire(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets: Socket[] = []
  let silent = false
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => void (silent || to.write(bytes)))
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    sockets.push(from)
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
    fallSilent: () => (silent = true),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
