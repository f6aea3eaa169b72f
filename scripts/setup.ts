/** Makes a checkout ready to run, and says what is missing. Safe to repeat: it never overwrites what is there. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, reachable, wakePostgres, wakeRedis } from './services.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  stop(
    `Node 24 is needed, this is ${process.versions.node}. On Linux x64 'npm ci' brings it; elsewhere install it.`,
  )
}
if (!existsSync('.env')) {
  copyFileSync('.env.example', '.env')
  console.log('✓ .env written from .env.example')
}
process.loadEnvFile('.env')
const { DATABASE_URL = '', REDIS_URL = '' } = process.env

if (!(await reachable(DATABASE_URL))) wakePostgres()
if (!(await reachableSoon(DATABASE_URL))) {
  stop(`PostgreSQL does not answer at ${new URL(DATABASE_URL).host}. Start it, or: docker compose up -d`)
}
console.log('✓ PostgreSQL answers')

if (REDIS_URL !== '') {
  if (!(await reachable(REDIS_URL))) wakeRedis()
  if (await reachableSoon(REDIS_URL)) console.log('✓ Redis answers')
  else console.log('- Redis does not answer: the shop runs without it, limits are counted per process')
}

if (await createDatabase(DATABASE_URL)) console.log('✓ database created')
run('db:migrate')
run('db:seed')
console.log('\nReady. Now: npm run dev   (or: npm run build && npm start)')

async function reachableSoon(url: string) {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await reachable(url)) return true
    await sleep(250)
  }
  return false
}

function run(script: string) {
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  if (status !== 0) stop(`'npm run ${script}' failed; its own words stand above.`)
}

function stop(message: string): never {
  console.error(`✗ ${message}`)
  process.exit(1)
}
