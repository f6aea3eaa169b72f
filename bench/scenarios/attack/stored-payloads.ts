import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { contact } from '@shop/contract/contact'
import { requestOf, type WireRequest } from '@shop/contract/request'
import { tickets } from '@shop/contract/tickets'
import { launchChromium } from '@shop/test-kit/chromium'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession, aUser } from '@shop/test-kit/factories'
import { testSmtp } from '@shop/test-kit/smtp'
import PostalMime from 'postal-mime'
import { withCleanup } from '../../lib/cleanup.ts'
import { formulas, scripts } from '../../lib/fuzz/payloads.ts'
import { type Poisoned, poison } from '../../lib/fuzz/poisoned-shop.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { hitsOn, watched } from '../../lib/watched-browser.ts'

/** Hostile text in every field of the shop, viewed in every role that works or buys there. */
export const storedPayloads: Scenario = (size) =>
  withCleanup(async (later) => {
    const smtp = await testSmtp()
    later(smtp.close)
    const { shop, db, stop } = await startDemoShop('stored_payloads', { SMTP_URL: smtp.url })
    later(stop)
    const poisoned = await poison(db)
    const tokens = {
      visitor: undefined,
      customer: (await aSession(db, poisoned.customer)).token,
      admin: (await aSession(db, await aUser(db, { role: 'admin' }))).token,
    }
    const browser = await launchChromium()
    later(() => browser.close())
    const seen = { pages: 0, executed: 0 }
    for (const [role, paths] of Object.entries(placesOf(poisoned, size === 'full' ? 25 : 3))) {
      const context = await watched(browser, shop.url, tokens[role as keyof typeof tokens])
      const page = await context.newPage()
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        seen.executed += await hitsOn(page)
        seen.pages++
      }
      await context.close()
    }
    const emails = await receivedEmails(shop.url, poisoned, tokens.customer, smtp.received)
    const unguarded = await (await watched(browser, shop.url)).newPage()
    let inEmails = 0
    for (const html of emails) inEmails += await hitsIn(unguarded, html)
    let detected = 0
    for (const script of scripts.slice(0, 50)) detected += (await hitsIn(unguarded, script)) > 0 ? 1 : 0
    return [
      { what: 'payloads in every field', value: scripts.length, unit: '', atLeast: 700 },
      { what: 'pages viewed', value: seen.pages, unit: '' },
      { what: 'executed in shop and admin', value: seen.executed, unit: '', atMost: 0 },
      { what: 'emails opened', value: emails.length, unit: '', atLeast: 1 },
      { what: 'executed in emails', value: inEmails, unit: '', atMost: 0 },
      {
        what: 'of the first 50, executed on an unprotected page (checks that this is detected)',
        value: detected,
        unit: '',
        atLeast: 15,
      },
      { what: 'formulas in customers', value: formulas.length, unit: '', atLeast: 60 },
      {
        what: 'cells of the exports that a spreadsheet would evaluate',
        value: (await calculatingCells(shop.url, tokens.admin, ['users', 'orders'])).length,
        unit: '',
        atMost: 0,
      },
    ]
  })

function placesOf({ products, orders, tickets, listToken }: Poisoned, count: number) {
  const some = (ids: readonly number[], path: (id: number) => string) => ids.slice(0, count).map(path)
  const searches = scripts.filter((_, index) => index % 50 === 0).slice(0, count)
  return {
    visitor: [
      '/',
      '/colecoes?sort=newest',
      ...searches.map((text) => `/colecoes?search=${encodeURIComponent(text)}`),
      ...searches.map((text) => `/login?redirect=${encodeURIComponent(text)}`),
      ...some(products, (id) => `/produto/${id}`),
      `/lista/${listToken}`,
    ],
    customer: [
      ...['pedidos', 'perfil', 'endereco', 'seguranca'].map((tab) => `/conta?aba=${tab}`),
      '/suporte',
      '/favoritos',
      ...some(tickets, (id) => `/suporte/${id}`),
    ],
    admin: [
      ...['', '/produtos', '/clientes', '/pedidos', '/suporte', '/relatorios', '/configuracoes'].map(
        (tab) => `/admin${tab}`,
      ),
      ...some(orders, (id) => `/admin/pedidos/${id}`),
      ...some(orders, (id) => `/admin/pedidos/${id}/ficha`),
      ...some(tickets, (id) => `/suporte/${id}`),
    ],
  }
}

/** As an email client without a content security policy would show it. */
async function hitsIn(page: Page, html: string): Promise<number> {
  await page.goto('about:blank')
  await page.setContent(html, { waitUntil: 'load' })
  await page.waitForTimeout(50)
  return hitsOn(page)
}

/** One of each kind of email that contains user input, to the atelier and to its author. */
async function receivedEmails(
  url: string,
  { customer: { email }, tickets: threads }: Poisoned,
  token: string,
  received: readonly { source: string }[],
): Promise<string[]> {
  const send = async ({ method, url: path, body = '' }: WireRequest) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    return (await fetch(url + path, { method, headers, body })).ok
  }
  let expected = 0
  for (const [index, id] of threads.slice(0, 3).entries()) {
    const text = scripts.slice(index * 20, index * 20 + 20).join('\n')
    const name = scripts[index]?.slice(0, 100) ?? ''
    const message = { name, email, subject: 'Outro', message: text } as const
    if (await send(requestOf(contact.send, { body: message }))) expected++
    if (await send(requestOf(tickets.reply, { params: { id }, body: { message: text } }))) expected++
  }
  const deadline = performance.now() + 20_000
  while (received.length < expected && performance.now() < deadline) await sleep(100)
  return Promise.all(received.map(async ({ source }) => (await PostalMime.parse(source)).html ?? ''))
}

async function calculatingCells(url: string, token: string, csvFiles: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const csv of csvFiles) {
    const response = await fetch(`${url}/api/${csv}/export`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${csv}: ${response.status} ${text}`)
    for (const [, quoted, plain = ''] of text.matchAll(/(?:^|;|\n)(?:"((?:[^"]|"")*)"|([^;"\r\n]*))/g)) {
      const cell = quoted ?? plain
      if (/^\s*[=+@-]/.test(cell) && !/^-?[\d.,]+$/.test(cell)) found.push(cell)
    }
  }
  for (const cell of found.slice(0, 5)) console.log(`  ${cell}`)
  return found
}
