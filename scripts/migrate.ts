import { migrate } from '@shop/api/db/migrate'

// Not the role of the running shop, which may not change the schema.
const url = process.env.DATABASE_OWNER_URL
if (url === undefined) throw new Error('DATABASE_OWNER_URL is not set')
await migrate(url, { log: (message) => console.log(message) })
console.log('The database is up to date.')
