import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { migrate } from '@shop/api/db/migrate'
import { appRole, ownerRole } from '@shop/api/db/roles'
import { adminUrl, appUrl, onServer } from '@shop/test-kit/database-server'
import { scratchName } from '@shop/test-kit/scratch-database'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { prepareDatabase } from './prepare-database.ts'

const name = scratchName()
const migrations = new URL('../apps/api/src/db/migrations/', import.meta.url)
const LAST_BEFORE_ROLES = '0020_few_left.sql'
afterAll(() => onServer((admin) => admin.query(`drop database if exists ${name} with (force)`)))

function urlOf(role: string) {
  const url = new URL(adminUrl(name))
  url.username = role
  url.password = role
  return url.href
}

test('a database that a superuser created and migrated is transferred to its owner, who then migrates it', {
  timeout: 120_000,
}, async () => {
  const directory = pathToFileURL(`${await mkdtemp(`${tmpdir()}/migrations-`)}/`)
  for (const file of await readdir(migrations)) {
    if (file <= LAST_BEFORE_ROLES) await cp(new URL(file, migrations), new URL(file, directory))
  }
  await onServer((admin) => admin.query(`create database ${name} template template0`))
  await migrate(adminUrl(name), { directory })

  const addresses = { ownerUrl: urlOf(ownerRole), appUrl: urlOf(appRole) }
  await expect(migrate(addresses.ownerUrl)).rejects.toThrow('permission denied')
  expect(await prepareDatabase(addresses)).toBe(true)
  await migrate(addresses.ownerUrl)
  expect(await prepareDatabase(addresses)).toBe(false)

  const app = new pg.Client({ connectionString: appUrl(adminUrl(name)) })
  await app.connect()
  try {
    const { rows } = await app.query('select count(*)::int as products from products')
    expect(rows).toEqual([{ products: 0 }])
  } finally {
    await app.end()
  }
})
