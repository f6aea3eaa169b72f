/** After all other tests: the CPFs they typed and the links of their orders must be nowhere but where they belong. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { cpfDigits, maskedCpf } from '@shop/contract/cpf'
import { adminUrl } from '@shop/test-kit/database-server'
import { tracesOf } from '@shop/test-kit/traces'
import { CPF } from '../checkout-page.ts'
import { allEmails } from '../mailbox.ts'
import { databaseName, logFile } from '../port.ts'

const digits = cpfDigits(CPF)
/** As typed with and without dots, and as it is shown. */
const written = [CPF, digits, maskedCpf(digits.slice(3, 9))]
const LINK = /\/pedido\/(?:guardar\/)?([\w-]{43})/g

let db: Db
test.beforeAll(() => {
  const url = adminUrl(`bench_${databaseName}`)
  db = connect(createPool(url, { name: 'e2e', max: 1, onError: () => undefined }))
})
test.afterAll(() => db.destroy())

/** With their markup. */
async function emailTexts(): Promise<string[]> {
  const emails = await allEmails()
  expect(emails.length).toBeGreaterThan(0)
  return emails.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`)
}

/** The tokens of all links that were mailed. */
async function mailedTokens(): Promise<string[]> {
  const found = (await emailTexts()).flatMap((text) =>
    [...text.matchAll(LINK)].map(([, token = '']) => token),
  )
  // Otherwise this test would look for the wrong thing.
  expect(found.length).toBeGreaterThan(0)
  return [...new Set(found)]
}

test('a CPF stands in its column of the orders, and in no other: no event, audit entry, job, e-mail or search text', async () => {
  expect(await tracesOf(db, written)).toEqual(['orders.customer_cpf'])
})

test('a CPF stands in no e-mail and in no log, not even masked', async () => {
  const log = (await readFile(logFile, 'utf8')).split('\n')
  expect(log.join('\n')).toContain('/api/orders/create')
  for (const text of written) {
    expect((await emailTexts()).filter((email) => email.includes(text))).toEqual([])
    expect(log.filter((line) => line.includes(text))).toEqual([])
  }
})

test('the link of an order stands in its e-mail only: in no table, not even that of the e-mails', async () => {
  expect(await tracesOf(db, await mailedTokens())).toEqual([])
})

test('no log contains a link, a token or where a visitor came from', async () => {
  const log = await readFile(logFile, 'utf8')
  expect(log).toContain('/api/orders/by-link')
  for (const token of await mailedTokens()) expect(log).not.toContain(token)
  const lines = log.split('\n')
  expect(lines.filter((line) => /\/pedido\/[\w-]{20}|x-order-token|"referr?er"/i.test(line))).toEqual([])
})
