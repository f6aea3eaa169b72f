import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { migrate } from '@shop/api/db/migrate'
import { appRole, createRole } from '@shop/api/db/roles'
import { atelierNamed } from '@shop/demo/ateliers/ateliers'
import { seedDemo } from '@shop/demo/seed'
import { adminUrl, onServer } from './database-server.ts'
import { withoutHoldLimits } from './orders.ts'
import { stopClock } from './stopped-clock.ts'

/** In the environment, so that child processes copy the same templates. */
const KEY = 'DATABASE_TEMPLATES'

export const temporaryUploads = () => mkdtempSync(join(tmpdir(), 'uploads-'))

/** A database of its own with the schema and no data. */
export async function freshDatabase(name: string): Promise<string> {
  const url = adminUrl(name)
  if (await copied(name, 'empty')) return url
  await migrate(url)
  await withDatabase(url, withoutHoldLimits)
  return url
}

/** With the schema of another release. */
export async function databaseOfRelease(name: string, directory: URL): Promise<string> {
  await copied(name, undefined)
  await migrate(adminUrl(name), { directory })
  await withDatabase(adminUrl(name), withoutHoldLimits)
  return adminUrl(name)
}

export interface DemoOptions {
  /** The clock is stopped at that time. */
  moment?: Date | undefined
  /** By its name; without, the first one. */
  atelier?: string | undefined
}

/** The same with the demo data, and its pictures in `uploadsDir`. */
export async function demoDatabase(
  name: string,
  uploadsDir: string,
  { moment, atelier }: DemoOptions = {},
): Promise<string> {
  const url = adminUrl(name)
  const isCopy = await copied(name, moment || atelier ? undefined : 'demo')
  if (moment) await stopClock(url, moment)
  if (!isCopy) await migrate(url)
  await withDatabase(url, async (db) => {
    // A copy already contains the data; only the pictures are missing.
    await seedDemo(db, { uploadsDir, ...(atelier !== undefined && { atelier: atelierNamed(atelier) }) })
    if (!isCopy) await withoutHoldLimits(db)
  })
  return url
}

async function withDatabase(url: string, work: (db: Db) => Promise<unknown>) {
  const pool = createPool(url, { name: 'bench', max: 1, onError: () => undefined })
  await work(connect(pool))
  await pool.end()
}

export async function dropDatabase(name: string) {
  await onServer((admin) => admin.query(`drop database if exists ${name} with (force)`))
}

/**
 * Creates the templates that new databases are copied from: migrating and seeding would take most of the time of a
 * small scenario. Returns a function that drops them.
 */
export async function prepareTemplates(key: string): Promise<() => Promise<void>> {
  delete process.env[KEY]
  const [empty, demo] = [templateOf('empty', key), templateOf('demo', key)]
  const uploadsDir = temporaryUploads()
  await freshDatabase(empty)
  await demoDatabase(demo, uploadsDir)
  await rm(uploadsDir, { recursive: true })
  process.env[KEY] = key
  return async () => {
    delete process.env[KEY]
    await dropDatabase(empty)
    await dropDatabase(demo)
  }
}

const templateOf = (content: 'empty' | 'demo', key: string) => `template_${content}_${key}`

/** Returns whether there was a template to copy; if not, the new database is empty. */
async function copied(name: string, content: 'empty' | 'demo' | undefined): Promise<boolean> {
  const key = content && process.env[KEY]
  await dropDatabase(name)
  const template = content && key ? templateOf(content, key) : 'template1'
  await onServer(async (admin) => {
    await createRole(admin, appRole)
    await admin.query(`create database ${name} template ${template}`)
  })
  return key !== undefined
}
