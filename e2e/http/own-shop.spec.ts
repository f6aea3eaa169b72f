import { sql } from 'kysely'
import type { HTMLElement } from 'node-html-parser'
import { cardsOf, countOf, headingsOf } from './collections-page.ts'
import { expect, find, test, textOf } from './fixtures.ts'

const FEATURED = 'section[aria-labelledby="featured"]'
const ERROR = 'Ocorreu um erro. Tente novamente mais tarde.'

const linkOf = (part: HTMLElement, text: string) =>
  part
    .querySelectorAll('a')
    .find((link) => textOf(link) === text)
    ?.getAttribute('href')

/** Separate shops, because these tests change what every visitor would see. */
test.describe('a separate shop', () => {
  test('without a featured product shows three samples that lead to the collections', async ({
    open,
    ownShop,
    request,
  }) => {
    const { url, db } = await ownShop()
    await db.updateTable('products').set({ featured: false }).execute()
    const featured = async () => find((await open(url)).root, FEATURED).querySelectorAll('article')
    const samples = await featured()
    expect(samples).toHaveLength(3)
    for (const sample of samples) {
      expect(sample.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/colecoes'])
      expect(textOf(find(sample, 'h3'))).not.toBe('')
      expect(sample.querySelectorAll('p').map(textOf)).toContainEqual(expect.stringMatching(/^R\$ \d/))
      const picture = await request.get(`${url}${find(sample, 'img').getAttribute('src')}`)
      expect(picture.status()).toBe(200)
      expect(picture.headers()['content-type']).toMatch(/^image\//)
    }

    // One featured product is enough to hide the samples.
    await sql`update products set featured = true where id = (select min(id) from products)`.execute(db)
    await expect(async () => expect(await featured()).toHaveLength(1)).toPass()
  })

  test('shows an error page when everything fails, renders with an error where a list is missing, caches neither, and lists the current products', async ({
    open,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await sql`alter table settings rename to settings_away`.execute(db)
    const { status, headers, html, root } = await open(url)
    expect(status).toBe(500)
    expect(root.querySelectorAll('h1').map(textOf)).toEqual(['Unexpected Application Error!'])
    expect(textOf(root)).toContain('esta página não pôde ser mostrada')
    expect(linkOf(root, 'Voltar ao início')).toBe('/')
    expect(textOf(find(root, 'body'))).toContain(headers['x-request-id'] ?? 'none')
    expect(html).toContain('<html lang="pt-BR"')

    await sql`alter table settings_away rename to settings`.execute(db)
    await sql`alter table products rename column description to description_away`.execute(db)
    const home = await open(`${url}${linkOf(root, 'Voltar ao início')}`)
    expect(textOf(find(home.root, 'h1'))).toBe('Todo vestido começa com um traço')
    expect(home.status).toBe(200)
    expect(home.headers['cache-control']).toContain('no-store')
    const section = find(home.root, FEATURED)
    expect(textOf(section)).toContain(ERROR)
    expect(section.querySelectorAll('article')).toHaveLength(0)
    find(home.root, 'footer')

    const list = await open(`${url}/colecoes?search=renda`)
    expect(list.status).toBe(200)
    expect(list.headers['cache-control']).toContain('no-store')
    expect(list.root.querySelectorAll('[role="alert"]').map(textOf)).toEqual([ERROR])
    expect(headingsOf(list.root)).not.toContain('Nenhum vestido encontrado')
    await sql`alter table products rename column description_away to description`.execute(db)
    const again = await open(`${url}${linkOf(list.root, 'Tentar novamente')}`)
    expect(countOf(again.root)).toMatch(/^\d+ peças encontradas$/)

    const midi = async () => (await open(`${url}/colecoes?collection=Midi`)).root
    expect(countOf(await midi())).toBe('1 peça encontrada')
    await sql`insert into products (name, description, price_cents, category_id, stock_available)
      select 'Violeta Curta', '', 310000, category_id, 3 from products where name = 'Violeta'`.execute(db)
    await expect(async () => expect(countOf(await midi())).toBe('2 peças encontradas')).toPass()
    const added = cardsOf(await midi()).map(textOf)
    expect(added).toContainEqual(expect.stringMatching(/Últimas 3 peças.*Violeta Curta/))
  })
})
