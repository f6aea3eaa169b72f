import { migrate } from '@shop/api/db/migrate'

const url = process.env.DATABASE_URL
if (url === undefined) throw new Error('DATABASE_URL is not set')
await migrate(url, { log: (message) => console.log(message) })
console.log('The database is up to date.')
