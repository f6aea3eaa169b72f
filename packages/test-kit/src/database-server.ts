/** The PostgreSQL server of all tests and scenarios, and the three roles in which they use it. */
import { appRole, ownerRole } from '@shop/api/db/roles'
import pg from 'pg'

/** As its superuser, which creates and drops databases; TEST_DATABASE_URL names another server. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres:postgres@127.0.0.1:5432/postgres'

export async function onServer<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 30_000 })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** As the server's superuser, for what a test does outside the shop's code. */
export function adminUrl(name: string): string {
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return url.href
}

/** As the migrating role. No password: the superuser switches to the role. */
export function ownerUrl(name: string): string {
  const url = new URL(adminUrl(name))
  url.searchParams.set('options', `-c role=${ownerRole}`)
  return url.href
}

/** As the running shop's role, whatever role the given URL has. */
export function appUrl(url: string): string {
  const app = new URL(url)
  app.username = appRole
  app.password = appRole
  return app.href
}
