import { storeOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'
import { hrefOf, textsOf } from './shop-pages.ts'

test('the contact page promises an answer within 24 hours and shows how to reach the atelier', async ({
  open,
  request,
}) => {
  const { street, number } = (await storeOf(request)).profile.address
  const main = find((await open('/contato')).root, 'main')
  expect(textOf(main)).toContain('Resposta em até 24 horas')
  expect(textsOf(main, 'h3')).toEqual(['Horário de atendimento', 'Telefone e WhatsApp', 'E-mail', 'Endereço'])
  expect(textOf(find(main, 'address'))).toContain(`${street}, ${number}`)
  find(main, 'svg[role="img"][aria-label^="Mapa ilustrativo"]')
  expect(hrefOf(main, 'Abrir no mapa')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
})

test('it shows the opening hours of the week, with Sunday closed', async ({ open }) => {
  const { root } = await open('/contato')
  expect(textsOf(root, 'main dl > div')).toEqual([
    'Segunda a Sexta9h às 18h',
    'Sábado9h às 13h',
    'DomingoFechado',
  ])
})

test('the quick buttons call, open WhatsApp and write an email, with the data of the store profile', async ({
  open,
  request,
}) => {
  const { profile } = await storeOf(request)
  const quick = find((await open('/contato')).root, 'ul[aria-label="Contato rápido"]')
  expect(hrefOf(quick, 'Ligar Agora')).toBe('tel:1100000000')
  expect(hrefOf(quick, 'WhatsApp')).toBe(`https://wa.me/${profile.whatsapp}`)
  expect(hrefOf(quick, 'E-mail Direto')).toBe(`mailto:${profile.email}`)
})

test('the contact form offers the atelier’s five subjects', async ({ open }) => {
  const { root } = await open('/contato')
  expect(textsOf(root, 'main select[name="subject"] option')).toEqual([
    'Escolha um assunto',
    'Informações sobre Vestidos',
    'Orçamento Personalizado',
    'Ajustes e Alterações',
    'Pós-venda',
    'Outros',
  ])
})
