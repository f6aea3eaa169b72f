/**
 * Prepares a checkout to run, and reports what is missing. Safe to repeat: it never overwrites existing files.
 * `npm run setup -- --atelier aurora` fills the shop with another atelier.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from '@shop/test-kit/reachable'
import { prepareDatabase } from './prepare-database.ts'
import { wakePostgres, wakeRedis } from './services.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  stop(
    `Node 24 is needed, this is ${process.versions.node}. On Linux x64 'npm ci' installs it; elsewhere install it yourself.`,
  )
}
if (!existsSync('.env')) {
  copyFileSync('.env.example', '.env')
  console.log('✓ .env written from .env.example')
}
process.loadEnvFile('.env')
const { DATABASE_URL = '', DATABASE_OWNER_URL = '', REDIS_URL = '' } = process.env
if (DATABASE_OWNER_URL === '') {
  stop(
    '.env has no DATABASE_OWNER_URL: copy it and DATABASE_URL from .env.example, and drop the old database.',
  )
}

if (!(await reachable(DATABASE_URL))) wakePostgres()
if (!(await reachableSoon(DATABASE_URL))) {
  stop(`PostgreSQL does not respond at ${new URL(DATABASE_URL).host}. Start it, or: docker compose up -d`)
}
console.log('✓ PostgreSQL responds')

if (REDIS_URL !== '') {
  if (!(await reachable(REDIS_URL))) wakeRedis()
  if (await reachableSoon(REDIS_URL)) console.log('✓ Redis responds')
  else console.log('- Redis does not respond: the shop runs without it, limits are counted per process')
}

const addresses = { ownerUrl: DATABASE_OWNER_URL, appUrl: DATABASE_URL }
const made = await prepareDatabase(addresses).catch((error: Error) => stop(error.message))
if (made) console.log('✓ database and its two roles created')
run('db:migrate')
run('db:seed', ...process.argv.slice(2))
console.log('\nReady. Now: npm run dev   (or: npm run build && npm start)')

async function reachableSoon(url: string) {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await reachable(url)) return true
    await sleep(250)
  }
  return false
}

function run(script: string, ...args: string[]) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' })
  if (status !== 0) stop(`'npm run ${script}' failed; see its output above.`)
}

function stop(message: string): never {
  console.error(`✗ ${message}`)
  process.exit(1)
}
