import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { appUrl } from './database-server.ts'

export interface Running {
  name: string
  url: string
  pid: number
  child: ChildProcess
  stop(): Promise<void>
}

/**
 * Starts one of our programs, which prints its address on a line of its own. The shop always uses its own database
 * role, whatever role the scenario has.
 */
export async function startProcess(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const database = env['DATABASE_URL']
  const child = spawn(process.execPath, args, {
    // The compile cache saves time, because scenarios that kill processes start them often.
    env: {
      NODE_COMPILE_CACHE: join(tmpdir(), 'bench-compile-cache'),
      ...process.env,
      ...env,
      ...(database !== undefined && { DATABASE_URL: appUrl(database) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)
      if (found) resolve(found[0])
    })
  })
  if (child.pid === undefined) throw new Error(`${name} has no process`)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    name,
    url,
    pid: child.pid,
    child,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
