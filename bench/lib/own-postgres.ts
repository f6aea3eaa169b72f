/** A separate PostgreSQL on another port, for scenarios that stop it: other databases are not affected. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import pg from 'pg'

export interface OwnPostgres {
  port: number
  url(database: string): string
  /** URL of its one database, for the role that migrates. */
  ownerUrl: string
  /** Like a power cut: no clean shutdown, recovery from the WAL at the next start. */
  stop(): void
  start(): Promise<void>
  remove(): Promise<void>
  /** The data directory, and a folder for other files of the same owner. */
  data: string
  dir: string
  /**
   * Runs a program as the account that owns the server, with PostgreSQL's tools and this server's address in its
   * environment.
   */
  tool(program: string, args: string[], env?: NodeJS.ProcessEnv): string
  background(program: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess
}

const DEBIAN = '/usr/lib/postgresql'

export async function ownPostgres(): Promise<OwnPostgres> {
  const [version] = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
  const bin = join(DEBIAN, version ?? '', 'bin')
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'))
  const account = serverAccount()
  if (account) chownSync(dir, account.uid, account.gid)
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { stdio: 'ignore', ...account, cwd: dir })
  const port = await freePort()
  const data = join(dir, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

  const asOwner = (env: NodeJS.ProcessEnv) => ({
    ...account,
    cwd: dir,
    env: {
      PATH: `${bin}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
      ...env,
    },
  })

  const postgres: OwnPostgres = {
    port,
    url,
    ownerUrl: `postgres://shop_owner@127.0.0.1:${port}/postgres`,
    data,
    dir,
    tool: (program, args, env = {}) =>
      execFileSync(program, args, {
        ...asOwner(env),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    background: (program, args, env = {}) => spawn(program, args, { ...asOwner(env), stdio: 'ignore' }),
    stop: () => run('pg_ctl', ['-D', data, 'stop', '-m', 'immediate']),
    async start() {
      const settings = [`port=${port}`, `unix_socket_directories=${dir}`, 'listen_addresses=127.0.0.1']
      const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
      spawn(join(bin, 'postgres'), args, { stdio: 'ignore', ...account, cwd: dir })
      while (!(await isResponding(url('postgres')))) await sleep(20)
    },
    async remove() {
      postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
  await postgres.start()
  postgres.tool('bash', [resolve('ops/database-roles.sh')], {
    POSTGRES_USER: 'postgres',
    POSTGRES_DB: 'postgres',
    DATABASE_OWNER_PASSWORD: 'shop_owner',
    DATABASE_APP_PASSWORD: 'shop_app',
  })
  return postgres
}

/** PostgreSQL does not run as root. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
