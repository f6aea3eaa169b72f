import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@shop/api/db/connection'
import { readContent } from '@shop/api/features/content/content.service'
import { contentKinds, themeKind } from '@shop/api/features/content/content-kinds'
import { applied } from '@shop/api/features/theme/theme.service'
import { cepAgrees } from '@shop/contract/cep-states'
import { pictureSrcSet } from '@shop/contract/pictures'
import { productFacts } from '@shop/contract/product-facts'
import { storeUpdate } from '@shop/contract/store'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../seed.ts'
import {
  brokenLedgers,
  brokenVariants,
  contradictoryOrders,
  negativeMoments,
  wrongTotals,
} from '../testing/invariants.ts'
import { atelierNamed, firstAtelier } from './ateliers.ts'

const aurora = atelierNamed('aurora')
let database: TestDatabase
let db: Db
let uploadsDir: string

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  uploadsDir = await mkdtemp(join(tmpdir(), 'aurora-uploads-'))
  expect(await seedDemo(db, { uploadsDir, atelier: aurora })).toBe('seeded')
})

afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

test('Casa Aurora is seeded once, and no other atelier over it', async () => {
  expect(await seedDemo(db, { uploadsDir, atelier: aurora })).toBe('already seeded')
  for (const force of [false, true])
    expect(await seedDemo(db, { uploadsDir, atelier: firstAtelier, force })).toBe('another atelier')
  expect(() => atelierNamed('aurorá')).toThrow('There are: alva-de-maio, aurora')
})

test('its profile, size chart and facts are what an owner could have saved', async () => {
  const { profile, sizeChart, deliveryStates } = aurora
  const saved = storeUpdate.parse({ profile, sizeChart, deliveryStates })
  expect(saved).toEqual({ profile, sizeChart, deliveryStates })
  expect(cepAgrees(profile.address.zipCode, profile.address.state)).toBe(true)
  for (const facts of Object.values(aurora.facts))
    expect(productFacts.decode(productFacts.encode(facts))).toEqual(facts)
  const prices = await db.selectFrom('products').select('priceCents').execute()
  expect(prices).toHaveLength(6)
  for (const { priceCents } of prices) {
    expect(priceCents).toBeGreaterThanOrEqual(290_000)
    expect(priceCents).toBeLessThanOrEqual(980_000)
  }
})

test('its content is published, with every picture and the logo among the files', async () => {
  const files = new Set(await readdir(uploadsDir))
  for (const kind of contentKinds) {
    const { value, pictures } = await readContent(db, kind, { drafts: false })
    expect(value).not.toEqual(kind.original(aurora.profile))
    for (const picture of Object.values(pictures))
      for (const format of ['avif', 'webp'] as const)
        for (const entry of pictureSrcSet(picture, format)?.split(', ') ?? [])
          expect(files).toContain(entry.split(' ')[0]?.replace('/media/', ''))
  }
  const { value } = await readContent(db, themeKind, { drafts: false })
  const { logo } = await applied(db, value, aurora.profile.name)
  expect(files).toContain(logo?.url.replace('/media/', ''))
  const covers = db.selectFrom('categories').select('imageHash').where('imageHash', 'is not', null)
  expect(await covers.execute()).toHaveLength(5)
})

test('its stock, money and times are consistent', async () => {
  for (const broken of [brokenLedgers, brokenVariants, contradictoryOrders, negativeMoments, wrongTotals])
    expect(await broken(db), broken.name).toEqual([])
})

test('nothing in its database or in the names of its files speaks of the first atelier', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row::text from ${sql.table(name)} row where row::text ~* '\\m(alva|maio)\\M|alvademaio'`.execute(
      db,
    )
    expect(rows, name).toEqual([])
  }
  const first = new Set(Object.values(firstAtelier.pictures).map(({ hash }) => hash))
  const names = await readdir(uploadsDir)
  expect(names.filter((name) => first.has(name.replace(/[-.].*$/, '')))).toEqual([])
})

test('a live shop gets the site and the catalogue, and no account', async () => {
  const live = await testDatabase()
  expect(await seedDemo(live.db, { uploadsDir, people: false, atelier: aurora })).toBe('seeded')
  expect(await live.db.selectFrom('users').select('id').execute()).toEqual([])
  const versions = await live.db.selectFrom('contentVersions').select(['key', 'publishedBy']).execute()
  expect(versions.map(({ publishedBy }) => publishedBy)).toEqual([null, null, null, null, null])
  await live.close()
})
