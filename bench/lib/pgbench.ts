import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Load {
  seconds: number
  clients: number
  protocol: 'simple' | 'extended'
}

/** PostgreSQL's throughput with a client that discards every result; undefined where the tool is missing. */
export async function pgbenchRate(
  databaseUrl: string,
  scripts: readonly string[],
  { seconds, clients, protocol }: Load,
): Promise<number | undefined> {
  const [version] = safely(() => readdirSync('/usr/lib/postgresql')) ?? []
  if (version === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'pgbench-'))
  const files = scripts.map((script, index) => {
    const file = join(folder, `${index}.sql`)
    writeFileSync(file, script)
    return `--file=${file}`
  })
  const { stdout } = await run(`/usr/lib/postgresql/${version}/bin/pgbench`, [
    ...['--no-vacuum', `--protocol=${protocol}`, ...files],
    ...[`--client=${clients}`, '--jobs=1', `--time=${seconds}`, databaseUrl],
  ])
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  console.log(`  pgbench  ${rate.toFixed(0).padStart(6)} /s`)
  return rate
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
