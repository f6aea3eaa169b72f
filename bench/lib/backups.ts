/** Runs the scripts of scripts/backup against a separate PostgreSQL, as they run on the atelier's server. */
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import pg from 'pg'
import type { OwnPostgres } from './own-postgres.ts'

export function backupsOf(postgres: OwnPostgres) {
  const folder = join(postgres.dir, 'backups')
  const env = { BACKUP_DIR: folder, PGDATABASE: 'postgres', ERASED_EVERY_SECONDS: '1' }
  postgres.tool('mkdir', [folder])
  postgres.tool('touch', [join(folder, 'backups-go-here')])
  const script = (name: string, ...args: string[]) =>
    postgres.tool('bash', [resolve('scripts/backup', name), ...args], env)
  return {
    script,
    /** The erased accounts, with the time of each erasure. */
    erased: join(folder, 'erased.tsv'),
    /** Starts the WAL receiver, which must be stopped together with the machine it runs on. */
    async receive() {
      const receiver = postgres.background('bash', [resolve('scripts/backup/receive-wal.sh')], env)
      while (!(await isReceiving(postgres.url('postgres')))) await sleep(50)
      return { stop: () => receiver.kill('SIGKILL') }
    },
    /** Restores a point in time next to the running server. */
    async beside(moment: string) {
      const data = join(postgres.dir, 'beside')
      script('restore.sh', data, moment)
      const port = await freePort()
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${postgres.dir}`
      const log = join(postgres.dir, 'beside.log')
      postgres.tool('pg_ctl', ['-D', data, 'start', '-w', '-l', log, '-o', options])
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`
      await untilPromoted(url)
      return { url, stop: () => postgres.tool('pg_ctl', ['-D', data, 'stop', '-m', 'immediate']) }
    },
  }
}

async function isReceiving(url: string): Promise<boolean> {
  const [row] = await query<{ active: boolean }>(
    url,
    `select active from pg_replication_slots where slot_name = 'backup'`,
  )
  return row?.active ?? false
}

export async function untilPromoted(url: string) {
  while ((await query<{ waiting: boolean }>(url, 'select pg_is_in_recovery() as waiting'))[0]?.waiting)
    await sleep(20)
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
