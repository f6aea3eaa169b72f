import { storeOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'

const policies = [
  ['/politica-de-privacidade', 'Política de Privacidade', 'Seus direitos'],
  ['/termos-de-uso', 'Termos de Uso', 'Produção e entrega'],
  ['/politica-de-trocas', 'Política de Trocas e Devoluções', 'Peças com defeito'],
  ['/acessibilidade', 'Acessibilidade', 'O que já fazemos'],
] as const

test('every policy shows its text, and when it was last changed', async ({ open }) => {
  for (const [path, title] of policies) {
    const { status, root } = await open(path)
    expect(status, path).toBe(200)
    expect(textOf(find(root, 'h1'))).toBe(title)
    expect(textOf(find(root, 'title'))).toMatch(new RegExp(`^${title} · `))
    const changed = find(root, 'main header p:has(time)')
    expect(textOf(changed), path).toMatch(/^Última alteração: /)
    expect(find(changed, 'time').getAttribute('datetime'), path).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(find(root, 'link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
  }
})

test('every policy links to each of its sections, each with its own anchor', async ({ open }) => {
  for (const [path, , section] of policies) {
    const { root } = await open(path)
    const links = find(root, 'nav[aria-label="Nesta página"]').querySelectorAll('a')
    const named = links.map((link) => [textOf(link), link.getAttribute('href') ?? ''] as const)
    // Once for a wide screen, once for a narrow one.
    expect(
      named.filter(([name]) => name.endsWith(section)),
      path,
    ).toHaveLength(2)
    for (const [name, href] of named) {
      expect(href, path).toMatch(/^#[\w-]+$/)
      const heading = textOf(find(root, `main h2[id="${href.slice(1)}"]`))
      expect(withoutNumber(heading), path).toBe(withoutNumber(name))
    }
  }
})

test('the returns policy gives 7 calendar days, 5 business days of analysis and 90 days for defects', async ({
  open,
}) => {
  const text = textOf(find((await open('/politica-de-trocas')).root, 'main'))
  expect(text).toContain('desistir da compra em até 7 dias corridos, contados do dia')
  expect(text).toContain('análise de qualidade em até 5 dias úteis')
  expect(text).toContain('avise em até 90 dias do recebimento')
})

test('the terms state the seller, the delivery time and the payment methods', async ({ open, request }) => {
  const { profile } = await storeOf(request)
  const text = textOf(find((await open('/termos-de-uso')).root, 'main'))
  expect(text).toContain(profile.legalName)
  expect(text).toContain(profile.cnpj)
  expect(text).toContain('de 15 a 30 dias úteis')
  expect(text).toContain('Os ajustes básicos')
  expect(text).toContain('os principais cartões de crédito e PIX')
})

const withoutNumber = (text: string) => text.replace(/^\d+\.\s*/, '')
