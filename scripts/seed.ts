// Fills an empty shop with the demo atelier. A live shop gets the catalogue only: the passwords of the demo's accounts
// are public. `--atelier aurora` seeds another atelier, `--force` adds it to a shop that already has products.

import { parseArgs } from 'node:util'
import { copyFiles } from '@shop/api/adapters/copy-files'
import { openStore } from '@shop/api/adapters/open-files'
import { connect, createPool } from '@shop/api/db/connection'
import { atelierNamed, firstAtelier } from '@shop/demo/ateliers/ateliers'
import { seedDemo } from '@shop/demo/seed'

const databaseUrl = process.env.DATABASE_URL
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
const live = process.env.SHOP_MODE === 'live'
const keys = {
  accessKeyId: process.env.FILES_ACCESS_KEY ?? '',
  secretAccessKey: process.env.FILES_SECRET_KEY ?? '',
}
const { values } = parseArgs({
  options: {
    atelier: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
})
const atelier = values.atelier === undefined ? firstAtelier : atelierNamed(values.atelier)

const directory = process.env.UPLOADS_DIR ?? './uploads'
const pool = createPool(databaseUrl, { name: 'seed', max: 1, work: 'jobs', onError: console.error })
try {
  const result = await seedDemo(connect(pool), {
    uploadsDir: directory,
    people: !live,
    force: values.force,
    atelier,
  })
  const url = process.env.FILES_URL ?? ''
  if (url !== '') await copyFiles(await openStore({ directory }), await openStore({ directory, url, keys }))
  if (result === 'another atelier') {
    console.log(
      `This database holds the shop of another atelier and was not changed. For ${atelier.profile.name}, name a new database in .env.`,
    )
    // Repeating the setup without a name is no mistake.
    if (values.atelier !== undefined) process.exitCode = 1
  } else if (result === 'rejected') {
    console.log('This shop has its own products and was not changed. Use --force to add the demo to them.')
  } else {
    console.log(`${atelier.profile.name}: ${result}.`)
    if (live) console.log('SHOP_MODE is live: no demo accounts, orders or reviews were created.')
    else
      for (const { email, password } of Object.values(atelier.logins)) console.log(`  ${email} / ${password}`)
  }
} finally {
  await pool.end()
}
