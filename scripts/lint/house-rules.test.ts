import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What the house rules alone report for the given code. */
function complaintsOf(code: string) {
  const directory = mkdtempSync(join(tmpdir(), 'lint-'))
  const names = ['english-identifiers', 'no-db-in-transaction', 'retired-words', 'wide-tests']
  const rules = Object.fromEntries(names.map((name) => [`house/${name}`, 'error']))
  const config = {
    jsPlugins: [resolve('scripts/lint/house-rules.js')],
    categories: { correctness: 'off' },
    rules,
  }
  writeFileSync(join(directory, 'lint.json'), JSON.stringify(config))
  writeFileSync(join(directory, 'code.ts'), code)
  const files = ['--config', join(directory, 'lint.json'), '--format', 'json', join(directory, 'code.ts')]
  const { stdout } = spawnSync('oxlint', files, { encoding: 'utf8' })
  return [...stdout.matchAll(/"code":\s*"house\(([\w-]+)\)"/g)].map(([, rule]) => rule)
}

describe('the house rules', () => {
  test('a Portuguese identifier is rejected, a Portuguese text is not', () => {
    expect(complaintsOf('export const pedido = 1')).toEqual(['english-identifiers'])
    expect(complaintsOf('export const label = "pedido"; export const precompress = label')).toEqual([])
  })

  test('the connection is rejected inside a transaction, the transaction is not', () => {
    const within = (body: string) =>
      `export const run = (db) => db.transaction().execute(async (tx) => ${body})`
    expect(complaintsOf(within('db.selectFrom("users")'))).toEqual(['no-db-in-transaction'])
    expect(complaintsOf(within('tx.selectFrom("users")'))).toEqual([])
  })

  test('a retired word is rejected where a name is declared, and not as a key or in a term', () => {
    expect(complaintsOf('export const orderPieces = 1')).toEqual(['retired-words'])
    expect(complaintsOf('export const f = ({ mail }) => mail')).toEqual(['retired-words'])
    expect(complaintsOf('export interface Verdict { id: number }')).toEqual(['retired-words'])
    expect(complaintsOf('export class A { #kept = 1; b = this.#kept }')).toEqual(['retired-words'])
    const allowed =
      'export const deadLetters = { keepAlive: true }; export const workSheet = deadLetters.keepAlive'
    expect(complaintsOf(allowed)).toEqual([])
  })

  test('a browser test that depends on the screen width must be tagged', () => {
    const testWith = (tag: string) => `test('a menu'${tag}, async ({ isMobile }) => isMobile)`
    expect(complaintsOf(testWith(''))).toEqual(['wide-tests'])
    expect(complaintsOf(testWith(", { tag: '@wide' }"))).toEqual([])
    expect(complaintsOf(`test.describe('menus', { tag: '@wide' }, () => { ${testWith('')} })`)).toEqual([])
  })
})
