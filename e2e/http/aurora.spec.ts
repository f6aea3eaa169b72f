import { emailSamples } from '@shop/contract/email-samples'
import { endpoints } from '@shop/contract/endpoints'
import { storeProfile } from '@shop/demo/shop/store-profile'
import { z } from 'zod'
import routes from '../../apps/web/app/routes.ts'
import { adminToken, test } from '../aurora-shop.ts'
import { expect, find, jsonLdOf, textOf } from './fixtures.ts'
import { pathsIn } from './page-paths.ts'

/** The name of the first atelier, its domain, and what else is only its own. */
const FIRST = new RegExp(
  [
    String.raw`\b(alva|maio)\b`,
    'alvademaio',
    storeProfile.address.street,
    storeProfile.cnpj,
    'contato@exemplo',
    'exemplo\\.com\\.br/(instagram|facebook|pinterest)',
  ].join('|'),
  'i',
)

const around = (text: string) => {
  const at = FIRST.exec(text)?.index
  return at === undefined ? undefined : text.slice(Math.max(0, at - 80), at + 80)
}

test('no page of Casa Aurora, public or not, speaks of the first atelier', async ({ open, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace('&amp;', '&'),
  )
  expect(listed.filter((url) => url.includes('/produto/'))).toHaveLength(6)
  const addresses = listed.map((url) => url.replace(/^https?:\/\/[^/]+/, ''))
  const pages = new Set([...addresses, ...pathsIn(routes)])
  expect(pages.size).toBeGreaterThan(50)
  for (const path of pages) {
    const { html } = await open(path)
    expect(around(html), path).toBeUndefined()
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/docs'])
    expect(around(await (await request.get(path)).text()), path).toBeUndefined()
})

test('its pages have its own name, story, questions, products and structured data', async ({
  open,
  request,
}) => {
  const home = await open('/')
  expect(textOf(find(home.root, 'h1'))).toBe('Linhas limpas, luz de fim de tarde')
  expect(find(home.root, 'header img').getAttribute('src')).toMatch(/^\/media\/logo-\w+\.svg$/)
  // The beginning of its own symbol.
  expect(await (await request.get('/favicon.svg')).text()).toContain('M47.01 65.41L2.06')
  const organization = jsonLdOf(home.root).find((one) => JSON.stringify(one).includes('"Organization"'))
  expect(organization).toMatchObject({
    name: 'Casa Aurora',
    logo: expect.stringMatching(/\/media\/logo-\w+\.svg$/),
  })
  expect(textOf(find(home.root, 'footer'))).toContain('CNPJ 12.AUR.345/0001-03')
  expect(textOf((await open('/sobre')).root)).toContain('menos renda, mais modelagem')
  expect(textOf((await open('/faq')).root)).toContain('O que é a prova de tela?')
  expect(textOf((await open('/colecoes?collection=Baile')).root)).toContain('Corpete firme e saia inteira.')
  const list = textOf((await open('/colecoes')).root)
  for (const name of ['Vésper', 'Serena', 'Poente', 'Zênite', 'Estela', 'Lume']) expect(list).toContain(name)
})

test('no call of the API, export, feed or email of Casa Aurora speaks of the first atelier', async ({
  aurora: { db },
  request,
}) => {
  const headers = { authorization: `Bearer ${await adminToken(db)}` }
  const read = async (path: string) => {
    const response = await request.get(path, { headers })
    return { status: response.status(), text: await response.text() }
  }
  const statuses: number[] = []
  for (const { endpoint } of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.path.includes(':')) continue
    const { status, text } = await read(endpoint.path)
    expect(around(text), endpoint.path).toBeUndefined()
    if (endpoint.path.endsWith('/export')) expect([endpoint.path, status]).toEqual([endpoint.path, 200])
    statuses.push(status)
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50)

  const samples = emailSamples.list.response.parse(JSON.parse((await read(emailSamples.list.path)).text))
  expect(samples.length).toBeGreaterThan(40)
  for (const { name } of samples) {
    const { status, text } = await read(`/api/email-samples/${name}`)
    expect(status).toBe(200)
    expect(text).toContain('Casa Aurora')
    expect(around(text), name).toBeUndefined()
  }

  const feed = await request.post('/api/feeds/products', { headers })
  const { urls } = z.object({ urls: z.record(z.string(), z.string()) }).parse(await feed.json())
  for (const url of Object.values(urls)) {
    const { text } = await read(url.replace(/^https?:\/\/[^/]+/, ''))
    expect(text).toContain('Casa Aurora')
    expect(around(text), url).toBeUndefined()
  }
})
