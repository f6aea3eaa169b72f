import { expect, find, test, textOf } from './fixtures.ts'
import { hrefOf, regionOf, textsOf } from './shop-pages.ts'

test('the about page shows the atelier’s story and mission', async ({ open }) => {
  const { root } = await open('/sobre')
  expect(textOf(find(root, 'h1'))).toBe('Costurado à mão, pensado para você')
  expect(textsOf(root, 'main h2')).toContain('Nossa história')
  expect(textOf(find(root, 'main'))).toContain('nasceu em 2015')
  expect(textOf(regionOf(root, 'Nossa missão'))).toContain(
    'Criar vestidos que contam a história de quem os veste',
  )
})

test('it has exactly four values: Paixão, Excelência, Qualidade, Atendimento', async ({ open }) => {
  const { root } = await open('/sobre')
  expect(textsOf(regionOf(root, 'Nossos valores'), 'li h3')).toEqual([
    'Paixão',
    'Excelência',
    'Qualidade',
    'Atendimento',
  ])
})

test('its timeline runs from 2015 to 2024', async ({ open }) => {
  const { root } = await open('/sobre')
  const years = textsOf(regionOf(root, 'De 2015 a 2024, ponto a ponto'), 'time')
  expect([years.at(0), years.at(-1)]).toEqual(['2015', '2024'])
})

test('it links to the shop', async ({ open }) => {
  const invitation = regionOf((await open('/sobre')).root, 'O próximo traço é o seu')
  expect(hrefOf(invitation, 'Agende sua visita')).toBe('/agendar')
  expect(hrefOf(invitation, 'Ver a coleção')).toBe('/colecoes')
})
