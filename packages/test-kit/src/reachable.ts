import { connect } from 'node:net'

/** Whether a server is listening there. */
export function reachable(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1_000 })
    const response = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => response(true))
    socket.once('error', () => response(false))
    socket.once('timeout', () => response(false))
  })
}
