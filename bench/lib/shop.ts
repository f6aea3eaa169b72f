import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@shop/api/db/migrate'
import pg from 'pg'
import { createDatabase } from '../../scripts/services.ts'
import { type Running, startProcess } from './processes.ts'

const SERVER = process.env['DATABASE_URL'] ?? 'postgres://postgres:postgres@127.0.0.1:5432/alva'

export function databaseUrlOf(name: string): string {
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return url.href
}

/** A database that nobody else uses, with the schema and nothing in it. */
export async function freshDatabase(name: string): Promise<string> {
  await dropDatabase(name)
  const url = databaseUrlOf(name)
  await createDatabase(url)
  await migrate(url)
  return url
}

export async function dropDatabase(name: string) {
  const admin = new pg.Client({ connectionString: databaseUrlOf('postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`)
  await admin.end()
}

export const temporaryUploads = () => mkdtempSync(join(tmpdir(), 'uploads-'))

/** The production server as its own process. */
export function startShopProcess(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  return startProcess('shop', ['apps/server/src/main.ts'], {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    // Whoever wants to be paid starts a provider, as the demo shop does.
    STRIPE_LOCAL_PORT: '0',
    LOG_LEVEL: 'info',
    ...env,
  })
}
