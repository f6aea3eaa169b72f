/**
 * Databases that live for one run. Their names contain the process id of their run, so that a later run can distinguish
 * the leftovers of a killed run from databases in use.
 */
import { randomBytes } from 'node:crypto'
import { appRole, createRole, ownerRole } from '@shop/api/db/roles'
import { onServer, ownerUrl } from './database-server.ts'

const prefix = 'shop_scratch'

export function scratchName(owner = process.pid): string {
  return `${prefix}_${owner}_${randomBytes(5).toString('hex')}`
}

/** Empty, and owned like a real shop's: by a role that is not the server's superuser. */
export async function createScratchDatabase(name: string): Promise<void> {
  await onServer(async (admin) => {
    for (const role of [ownerRole, appRole]) await createRole(admin, role)
    await admin.query(`create database ${name} owner ${ownerRole} template template0`)
  })
}

/** An empty database for as long as `work` takes. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const name = scratchName()
  await createScratchDatabase(name)
  try {
    return await work(ownerUrl(name))
  } finally {
    await onServer((admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
}

/** Drops the databases of one run, and those of runs that no longer exist. */
export async function dropScratchDatabases(owner: number): Promise<void> {
  await onServer(async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like '${prefix}\\_%'`,
    )
    for (const { datname } of rows) {
      const maker = Number(datname.split('_')[2])
      if (maker === owner || !isRunning(maker)) {
        await admin.query(`drop database if exists ${datname} with (force)`)
      }
    }
  })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
