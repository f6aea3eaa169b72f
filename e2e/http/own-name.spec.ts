import { sql } from 'kysely'
import type { HTMLElement } from 'node-html-parser'
import { expect, find, test, textOf } from './fixtures.ts'

const renamed = {
  name: 'Flor de Lis',
  legalName: 'Flor de Lis Noivas Ltda.',
  email: 'oi@flordelis.example',
  phone: '(31) 3333-4444',
  whatsapp: '5531988887777',
  instagram: 'https://social.example/flordelis',
  facebook: 'https://social.example/flordelis-amigas',
  pinterest: 'https://social.example/flordelis-ideias',
  address: {
    street: 'Rua da Bahia',
    number: '1148',
    complement: 'Sala 7',
    neighborhood: 'Centro',
    city: 'Belo Horizonte',
    state: 'MG',
    zipCode: '30160-906',
  },
}
const WHATSAPP = 'WhatsApp (31) 98888-7777'

/** Each link by its label, or else its text. */
const linksOf = (part: HTMLElement) =>
  Object.fromEntries(
    part
      .querySelectorAll('a')
      .map((link) => [link.getAttribute('aria-label') ?? textOf(link), link.getAttribute('href')]),
  )

test('a shop with its own settings shows its own name and contact data, and Pix only where it is accepted', async ({
  open,
  ownShop,
}) => {
  const { url, db } = await ownShop({ PAYMENT_METHODS: 'card' })
  await sql`update settings set value = value || ${JSON.stringify(renamed)}::jsonb where key = 'store_profile'`.execute(
    db,
  )
  const home = await open(url)
  expect(textOf(find(home.root, 'title'))).toMatch(/^Flor de Lis · /)
  expect(linksOf(find(home.root, 'header'))).toMatchObject({ 'Flor de Lis': '/' })
  const footer = find(home.root, 'footer')
  expect(textOf(footer)).toContain('Flor de Lis Noivas Ltda.')
  expect(linksOf(footer)).toMatchObject({
    [renamed.email]: `mailto:${renamed.email}`,
    [WHATSAPP]: `https://wa.me/${renamed.whatsapp}`,
    [renamed.phone]: 'tel:3133334444',
    Instagram: renamed.instagram,
    Facebook: renamed.facebook,
    Pinterest: renamed.pinterest,
  })
  expect(textOf(footer)).toContain('Rua da Bahia, 1148, Sala 7 · Centro Belo Horizonte, MG · 30160-906')
  expect(home.html).not.toContain('Alva de Maio')
  find(footer, '[role="img"][aria-label="Visa"]')
  expect(footer.querySelector('[aria-label="Pix"]')).toBeNull()

  const contact = await open(`${url}/contato`)
  const main = find(contact.root, 'main')
  expect(linksOf(main)).toMatchObject({
    [renamed.phone]: 'tel:3133334444',
    [WHATSAPP]: `https://wa.me/${renamed.whatsapp}`,
    [renamed.email]: `mailto:${renamed.email}`,
  })
  expect(textOf(main)).toContain('Rua da Bahia, 1148, Sala 7 Centro · Belo Horizonte, MG CEP 30160-906')
  expect(contact.html).not.toContain('Alva de Maio')
})
