/** A Redis of our own on another port, for proofs that break it: nobody else's counts go with it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'

export interface OwnRedis {
  port: number
  process: ChildProcess
  /** Forgets every count. */
  flush(): Promise<void>
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'redis-'))
  const args = ['--port', String(port), '--save', '', '--dir', dir]
  return {
    port,
    process: spawn('redis-server', args, { stdio: 'ignore' }),
    flush: () =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write('FLUSHALL\r\n'))
        socket.once('error', reject).once('data', () => socket.end(resolve))
      }),
  }
}
