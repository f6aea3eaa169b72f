import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { createRole } from '@shop/api/db/roles'
import pg from 'pg'

interface Addresses {
  ownerUrl: string
  appUrl: string
}

/**
 * Creates the database and the two roles that the URLs name, where they are missing: a new machine only has its
 * superuser. A database from before the roles existed is transferred to its owner. Returns whether anything was
 * created.
 */
export async function prepareDatabase({ ownerUrl, appUrl }: Addresses): Promise<boolean> {
  if ((await isOwnedBy(ownerUrl)) && (await isOpenFor(appUrl))) return false
  const admin = await superuser(ownerUrl)
  try {
    for (const url of [ownerUrl, appUrl]) {
      const { username, password } = new URL(url)
      await createRole(admin, username)
      if (await isOpenFor(url, 'postgres')) continue
      await admin.query(
        `alter role ${pg.escapeIdentifier(username)} login password ${pg.escapeLiteral(decodeURIComponent(password))}`,
      )
    }
    const name = databaseOf(ownerUrl)
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    const owner = pg.escapeIdentifier(new URL(ownerUrl).username)
    if (!rowCount) await admin.query(`create database ${pg.escapeIdentifier(name)} owner ${owner}`)
    else if (!(await isOwnedBy(ownerUrl))) await handTo(name, admin)
    return true
  } finally {
    await admin.end()
  }
}

async function handTo(name: string, { host, port, user, password }: pg.Client): Promise<void> {
  const inside = new pg.Client({ host, port, user, password, database: name })
  await inside.connect()
  try {
    await inside.query(readFileSync(new URL('../ops/hand-over.sql', import.meta.url), 'utf8'))
  } finally {
    await inside.end()
  }
}

async function isOwnedBy(url: string): Promise<boolean> {
  const client = await open(url)
  if (client === undefined) return false
  try {
    const { rowCount } = await client.query(
      'select from pg_database where datname = current_database() and pg_get_userbyid(datdba) = current_user',
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}

/** The superuser of compose.yaml or, where the machine trusts its local users, the current user. */
async function superuser(url: string): Promise<pg.Client> {
  const { host } = new URL(url)
  for (const person of ['postgres:postgres', userInfo().username]) {
    const client = await open(`postgres://${person}@${host}/postgres`)
    if (client) return client
  }
  throw new Error(`As the superuser of ${host}, run:\n${statementsFor(url)}`)
}

function statementsFor(url: string): string {
  const name = databaseOf(url)
  return `  create role shop_owner login password 'shop_owner';
  create role shop_app login password 'shop_app';
  create database ${name} owner shop_owner;`
}

async function isOpenFor(url: string, database = databaseOf(url)): Promise<boolean> {
  const address = new URL(url)
  address.pathname = `/${database}`
  const client = await open(address.href)
  await client?.end()
  return client !== undefined
}

async function open(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    return client
  } catch {
    return undefined
  }
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1)
