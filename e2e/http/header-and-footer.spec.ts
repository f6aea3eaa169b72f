import { storeOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'
import { hrefOf } from './shop-pages.ts'

test('the header links to the four sections of the shop, and the shop’s name links home', async ({
  open,
}) => {
  for (const path of ['/', '/nao-existe']) {
    const header = find((await open(path)).root, 'header')
    const links = find(header, 'nav[aria-label="Principal"]').querySelectorAll('a')
    expect(
      links.map((link) => [textOf(link), link.getAttribute('href')]),
      path,
    ).toEqual([
      ['Início', '/'],
      ['Coleções', '/colecoes'],
      ['Sobre Nós', '/sobre'],
      ['Contato', '/contato'],
    ])
    expect(hrefOf(header, 'Alva de Maio'), path).toBe('/')
  }
})

test('the footer shows the shop’s identity and contact data from the store profile', async ({
  open,
  request,
}) => {
  const { profile } = await storeOf(request)
  const { street, number, city } = profile.address
  const footer = find((await open('/')).root, 'footer')
  expect(textOf(find(footer, 'address'))).toContain(`${street}, ${number} · `)
  expect(textOf(footer)).toContain(`${street}, ${number}, ${city}`)
  expect(textOf(footer)).toContain(profile.cnpj)
  const whatsapp = footer.querySelectorAll('a').find((link) => textOf(link).startsWith('WhatsApp'))
  expect(whatsapp?.getAttribute('href')).toBe(`https://wa.me/${profile.whatsapp}`)
  expect(hrefOf(footer, profile.email ?? '')).toBe(`mailto:${profile.email}`)
  expect(hrefOf(footer, 'Instagram')).toBe(profile.instagram)
  expect(hrefOf(footer, 'Facebook')).toBe(profile.facebook)
  expect(hrefOf(footer, 'Pinterest')).toBe(profile.pinterest)
})

test('the footer shows the current year and the payment logos of the demo, and links to the accessibility statement', async ({
  open,
}) => {
  const footer = find((await open('/')).root, 'footer')
  const year = new Intl.DateTimeFormat('pt-BR', { year: 'numeric', timeZone: 'America/Sao_Paulo' }).format()
  expect(textOf(footer)).toContain(`© ${year}`)
  const marks = footer.querySelectorAll('svg[role="img"]').map((mark) => mark.getAttribute('aria-label'))
  expect(marks).toEqual(['Visa', 'Mastercard', 'Pix'])
  expect(hrefOf(footer, 'Acessibilidade')).toBe('/acessibilidade')
})
