import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { appUrl } from '@shop/api/testing/scratch-database'
import type { Contender } from './ratio.ts'

export interface Running extends Contender {
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

/** A bare server that sends the same response as the given URL, byte for byte and header for header. */
export async function startBareTwin(url: string, headers: Record<string, string>): Promise<Running> {
  const outcome = await capture(url, headers)
  const file = join(mkdtempSync(join(tmpdir(), 'bare-')), 'answer.json')
  writeFileSync(file, JSON.stringify(outcome))
  return startProcess('bare node:http', ['bench/lib/bare-server.ts', file])
}

const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** Without fetch, which would decompress the body. */
function capture(url: string, headers: Record<string, string>): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const pairs = Object.entries(response.headers).filter(([name]) => !WRITTEN_BY_NODE.has(name))
        resolve({
          headers: pairs.flatMap(([name, value]) => [name, String(value)]),
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
