import type { HTMLElement } from 'node-html-parser'
import routes from '../../apps/web/app/routes.ts'
import { expect, find, test } from './fixtures.ts'
import { pathsIn, UNKNOWN } from './page-paths.ts'

/** All routes, one URL for each page: new pages are covered automatically. */
const pages = pathsIn(routes)
const CHECKOUT = '/checkout'
const shopPages = pages.filter((path) => !path.startsWith('/admin'))

test('every page is in Brazilian Portuguese, with a policy that allows its own scripts and makes no exception', async ({
  request,
}) => {
  expect(pages.length).toBeGreaterThan(30)
  for (const path of pages) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, path === UNKNOWN ? 404 : 200])
    expect(await response.text(), path).toContain('<html lang="pt-BR">')
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      // The address of such a page is its secret.
      'referrer-policy': /^\/(pedido|agenda|lista)\//.test(path)
        ? 'no-referrer'
        : 'strict-origin-when-cross-origin',
    })
    expect(headers['set-cookie'], path).toBeUndefined()
    const rules = new Set((headers['content-security-policy'] ?? '').split('; '))
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      path === '/checkout' ? 'trusted-types default' : "trusted-types 'none'",
    ]) {
      expect([...rules], path).toContain(rule)
    }
    const scripts = [...rules].find((rule) => rule.startsWith('script-src ')) ?? ''
    expect(scripts, path).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+/)
    expect(scripts, path).not.toContain('unsafe')
    if (path !== '/checkout') expect([...rules].join(), path).not.toMatch(/https?:/)
  }
})

test('every page of the shop has the header and the footer links', async ({ open }) => {
  expect(shopPages.length).toBeGreaterThan(20)
  for (const path of shopPages.filter((shopPage) => shopPage !== CHECKOUT)) {
    const { root } = await open(path)
    const header = linksOf(find(root, 'header'))
    for (const address of ['/', '/colecoes', '/sobre', '/contato', '/carrinho']) {
      expect(header, path).toContain(address)
    }
    // With a redirect back, where there is one.
    expect(header, path).toContainEqual(expect.stringMatching(/^\/login(\?redirect=|$)/))
    const footer = find(root, 'footer')
    const ways = ['/agendar', '/faq', '/politica-de-privacidade', '/termos-de-uso', '/politica-de-trocas']
    for (const address of [...ways, 'https://wa.me/', 'mailto:', 'https://exemplo.com.br/instagram']) {
      expect(linksOf(footer), path).toContainEqual(expect.stringContaining(address))
    }
    for (const mark of ['Visa', 'Mastercard', 'Pix']) find(footer, `[aria-label="${mark}"]`)
  }
})

test('the checkout has no navigation: home, the way back to the cart, the policies and who sells', async ({
  open,
}) => {
  const { root } = await open(CHECKOUT)
  const header = find(root, 'header')
  expect(linksOf(header)).toEqual(['/carrinho', '/'])
  expect(header.text).toContain('Compra protegida')
  const footer = find(root, 'footer')
  expect(linksOf(footer)).toEqual([
    '/politica-de-trocas',
    '/politica-de-privacidade',
    '/termos-de-uso',
    '/contato',
  ])
  expect(footer.text).toMatch(/CNPJ \S+ · Rua das Acácias, 120/)
})

const linksOf = (part: HTMLElement) =>
  part.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
