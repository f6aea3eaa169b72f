/**
 * Runs the instructions of the Dockerfile without Docker, to check that they produce a shop that starts: each stage in
 * its own folder, from the files tracked by git, started as the image's user on its own database. It cannot show what a
 * container adds (the base image, its own network).
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminUrl } from '@shop/test-kit/database-server'
import { freePort } from '@shop/test-kit/ports'
import { dropDatabase } from '@shop/test-kit/shop-databases'
import { z } from 'zod'
import { instructionsOf } from './image/dockerfile.ts'
import { isIgnored } from './image/dockerignore.ts'
import { prepareDatabase } from './prepare-database.ts'

const DATABASE = 'image_steps'
const began = performance.now()
const stages = new Map<string, string>()
const settings: Record<string, string> = {}
let stage = ''
let command: string[] = []
let probe: string[] = []
let user: Partial<Record<'uid' | 'gid', number>> = {}

const root = mkdtempSync(join(tmpdir(), 'image-'))
execFileSync('chmod', ['755', root])
const context = join(root, 'context')
mkdirSync(context)
for (const file of sentToTheEngine()) cpSync(file, join(context, file))

for (const { word, rest } of instructionsOf(readFileSync('Dockerfile', 'utf8'))) follow(word, rest)
say('the image was built')
await open()
await rm(root, { recursive: true })

/** The files tracked by git, without those that .dockerignore excludes. */
function sentToTheEngine(): string[] {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  return files.filter((file) => file !== '' && existsSync(file) && !isIgnored(file, lines))
}

function follow(word: string, rest: string) {
  const args = rest.split(/\s+/)
  if (word === 'FROM') {
    const [base = '', , name = 'image'] = args
    stage = join(root, name)
    const basedOn = stages.get(base)
    if (basedOn) cpSync(basedOn, stage, { recursive: true, verbatimSymlinks: true })
    else mkdirSync(stage)
    stages.set(name, stage)
    say(`stage ${name}`)
  } else if (word === 'COPY') copy(args)
  else if (word === 'RUN') {
    // With this machine's network access, as a Docker build has it too.
    execFileSync('bash', ['-c', rest], { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] })
    say(rest)
  } else if (word === 'ENV') Object.assign(settings, Object.fromEntries(args.map((pair) => pair.split('='))))
  else if (word === 'USER') user = userOf(rest)
  else if (word === 'HEALTHCHECK') probe = commandOf(rest.slice(rest.indexOf('CMD ') + 4))
  else if (word === 'CMD') command = commandOf(rest)
}

function copy(args: string[]) {
  const from = args[0]?.startsWith('--from=') ? stages.get(args[0].slice('--from='.length)) : context
  const paths = args.filter((word) => !word.startsWith('--')).map((path) => path.replace(/^\/shop\/?/, './'))
  const target = join(stage, paths.pop() ?? '.')
  mkdirSync(dirname(target), { recursive: true })
  for (const path of paths) {
    const source = join(from ?? context, path)
    // Docker copies the contents of a folder, and a file into the named folder.
    execFileSync('bash', [
      '-c',
      `if [ -d "$0" ]; then mkdir -p "$1"; cp -a "$0/." "$1"; else mkdir -p "$1"; cp -a "$0" "$1"; fi`,
      source,
      target,
    ])
  }
}

async function open() {
  const port = String(await freePort())
  await dropDatabase(DATABASE)
  const server = new URL(adminUrl(DATABASE)).host
  const env = {
    ...clean(),
    PORT: port,
    METRICS_PORT: '0',
    STRIPE_LOCAL_PORT: '0',
    DATABASE_URL: `postgres://shop_app:shop_app@${server}/${DATABASE}`,
    DATABASE_OWNER_URL: `postgres://shop_owner:shop_owner@${server}/${DATABASE}`,
    ...settings,
  }
  await prepareDatabase({ ownerUrl: env.DATABASE_OWNER_URL, appUrl: env.DATABASE_URL })
  const inImage = { cwd: stage, env, ...user }
  execFileSync(process.execPath, ['scripts/migrate.ts'], { ...inImage, stdio: 'ignore' })
  const shop = spawn(process.execPath, command.slice(1), { ...inImage, stdio: 'inherit' })
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  try {
    for (let tries = 0; !healthy(inImage); tries++) {
      if (tries === 60) throw new Error('the shop never became healthy')
      await sleep(500)
    }
    const page = await fetch(`http://127.0.0.1:${port}/`)
    if (!page.ok) throw new Error(`the home page returned ${page.status}`)
    say(`healthy as user ${user.uid ?? userInfo().uid}, and the home page is there`)
  } finally {
    shop.kill('SIGTERM')
    await ended
    await dropDatabase(DATABASE)
  }
}

function healthy(options: object): boolean {
  try {
    execFileSync(process.execPath, probe.slice(1), { ...options, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Only root can switch to another user. */
function userOf(numbers: string): typeof user {
  const [uid = 0, gid = 0] = numbers.split(':').map(Number)
  return userInfo().uid === 0 ? { uid, gid } : {}
}

function commandOf(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json))
}

/** None of this machine's settings: an image has none. */
function clean(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME }
}

function say(what: string) {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)
}
