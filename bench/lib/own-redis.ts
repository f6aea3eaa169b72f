/** A separate Redis on another port, for scenarios that break it: other counters are not affected. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@shop/test-kit/ports'

export interface OwnRedis {
  port: number
  process: ChildProcess
  /** Deletes all counters. */
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
