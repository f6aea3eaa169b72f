// Fills an empty shop with the demo atelier. A live shop gets the catalogue only: the passwords of the demo's accounts
// are public. `--force` adds the demo to a shop that already has products.

import { connect, createPool } from '@shop/api/db/connection'
import { logins } from '@shop/demo/people/people'
import { seedDemo } from '@shop/demo/seed'

const databaseUrl = process.env.DATABASE_URL
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
const live = process.env.SHOP_MODE === 'live'

const pool = createPool(databaseUrl, { name: 'seed', max: 1, work: 'jobs', onError: console.error })
try {
  const result = await seedDemo(connect(pool), {
    uploadsDir: process.env.UPLOADS_DIR ?? './uploads',
    people: !live,
    force: process.argv.includes('--force'),
  })
  if (result === 'rejected') {
    console.log('This shop has its own products and was not changed. Use --force to add the demo to them.')
  } else {
    console.log(`Demo: ${result}.`)
    if (live) console.log('SHOP_MODE is live: no demo accounts, orders or reviews were created.')
    else for (const { email, password } of Object.values(logins)) console.log(`  ${email} / ${password}`)
  }
} finally {
  await pool.end()
}
