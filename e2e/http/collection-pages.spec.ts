import { sql } from 'kysely'
import type { HTMLElement } from 'node-html-parser'
import { expect, find, jsonLdOf, test, textOf } from './fixtures.ts'

const contentOf = (root: HTMLElement, selector: string) => find(root, selector).getAttribute('content')
const pageOf = (name: string) => `/colecoes?${new URLSearchParams({ collection: name })}`
const linksOf = (root: HTMLElement) =>
  root.querySelectorAll('a').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))

test('the page of a collection shows its text below the title and to search engines; other pages do not', async ({
  open,
}) => {
  const text = 'Cada uma escolhe o modelo; a cor nós acertamos juntas, com o tecido do mesmo rolo.'
  const { root } = await open(pageOf('Madrinhas'))
  expect(textOf(find(root, 'h1'))).toBe('Nossa Coleção')
  expect(textOf(find(root, 'h1 + p'))).toBe(text)
  for (const name of ['meta[name="description"]', 'meta[property="og:description"]'])
    expect(contentOf(root, name)).toBe(text)
  for (const path of ['/colecoes', pageOf('Sereia'), '/']) {
    const { html } = await open(path)
    expect(html.includes('do mesmo rolo')).toBe(false)
  }
})

/** Separate shops, because these tests change what every visitor would see. */
test.describe('in a separate shop', () => {
  test('the address of a renamed collection leads to the present one, with the filters that it had', async ({
    open,
    ownShop,
    request,
  }) => {
    const { url, db } = await ownShop()
    const { root } = await open(`${url}${pageOf('Sereia')}`)
    expect(find(root, 'link[rel="canonical"]').getAttribute('href')).toContain('Sereia')
    await sql`
      with renamed as (update categories set name = 'Cauda' where name = 'Sereia' returning id)
      insert into category_names (name_key, category_id) select 'sereia', id from renamed`.execute(db)
    const former = `${url}${pageOf('Sereia')}&inStock=true`
    const responseOf = async (address: string) => {
      const response = await request.get(address, { maxRedirects: 0 })
      return { status: response.status(), headers: response.headers(), text: await response.text() }
    }
    await expect(async () => expect((await responseOf(former)).status).toBe(301)).toPass()
    const { headers } = await responseOf(former)
    expect(headers['location']).toBe('/colecoes?collection=Cauda&inStock=true')
    // Another collection may get the name: no browser may store the redirect.
    expect(headers['cache-control']).toBe('no-store')
    const data = await responseOf(former.replace('/colecoes?', '/colecoes.data?'))
    expect(data.status).toBe(202)
    expect(data.text).toContain('/colecoes?collection=Cauda&inStock=true')

    // A collection that has the name now is shown under it.
    await sql`update categories set name = 'Sereia' where name = 'Reto'`.execute(db)
    await expect(async () => expect((await responseOf(former)).status).toBe(200)).toPass()
    expect((await open(`${url}${pageOf('Sapatos')}`)).status).toBe(200)
  })

  test('a hidden collection is offered nowhere and has no page, while its products stay', async ({
    open,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('collection', '=', 'Midi')
      .executeTakeFirstOrThrow()
    await sql`update categories set is_hidden = true where name in ('Midi', 'Acessórios')`.execute(db)
    await expect(async () => expect((await open(`${url}${pageOf('Midi')}`)).status).toBe(404)).toPass()
    const missing = await open(`${url}${pageOf('Midi')}`)
    expect(textOf(find(missing.root, 'main'))).toContain('Esta página não subiu ao altar')
    expect(contentOf(missing.root, 'meta[name="robots"]')).toBe('noindex')
    for (const path of ['/', '/colecoes', '/faq', `/produto/${product.id}`, '/sitemap.xml']) {
      const { root, html, status } = await open(`${url}${path}`)
      expect([path, status]).toEqual([path, 200])
      expect(linksOf(root)).not.toContain('/colecoes?collection=Midi')
      expect(html.match(/collection=(?:Midi|Acess)/)).toBeNull()
    }
    const { root } = await open(`${url}/produto/${product.id}`)
    const trail = root.querySelectorAll('nav[aria-label="Você está em"] li').map(textOf)
    expect(trail).toHaveLength(3)
    expect(jsonLdOf(root)).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [expect.anything(), expect.anything(), expect.anything()],
      }),
    )
    const home = await open(url)
    expect(home.root.querySelectorAll('a').map(textOf)).toContain('Ver as 19 peças')
  })
})
