import { measureNames, measures, usualMeasures } from '@shop/contract/measures'
import { z } from 'zod'
import { expect, find, jsonLdOf, test, textOf } from './fixtures.ts'
import { hrefOf, regionOf, textsOf } from './shop-pages.ts'

const PATH = '/medidas'
const extraMeasures = measureNames.filter((name) => !usualMeasures.includes(name))

test('the measuring guide begins with what to prepare, then explains each measure with a drawing', async ({
  open,
}) => {
  const { status, root } = await open(PATH)
  expect(status).toBe(200)
  expect(textOf(find(root, 'h1'))).toBe('Como tirar as medidas')
  const preparation = textOf(regionOf(root, 'Antes de começar'))
  for (const text of ['o sutiã e calce o salto do dia', 'Outra pessoa segura a fita', 'duas vezes']) {
    expect(preparation).toContain(text)
  }
  let number = 0
  for (const [title, names] of [
    ['As oito de sempre', usualMeasures],
    ['Só se a peça pedir', extraMeasures],
  ] as const) {
    const items = regionOf(root, title).querySelectorAll('ol > li')
    expect(items.length, title).toBe(names.length)
    for (const [index, name] of names.entries()) {
      const item = items[index]
      if (!item) throw new Error(`no item for ${name}`)
      number += 1
      expect(textOf(find(item, 'h3'))).toBe(`${number} ${measures[name].label}`)
      expect(textOf(find(item, 'h3 + p'))).toBe(measures[name].how)
      expect(find(item, 'img').getAttribute('src')).toMatch(new RegExp(`\\.svg#m-${name}$`))
      expect(find(item, 'img').getAttribute('alt'), name).toContain('a fita ')
    }
  }
  expect(number).toBe(17)
})

test('the measuring guide links to the form of the account and to the atelier, and the footer and the FAQ link to it', async ({
  open,
}) => {
  const { root } = await open(PATH)
  const main = find(root, 'main')
  expect(hrefOf(main, 'Preencher minha ficha')).toBe('/conta?aba=medidas')
  expect(hrefOf(main, 'Agende sua visita')).toBe('/agendar')
  expect(hrefOf(find(root, 'footer'), 'Como tirar as medidas')).toBe(PATH)
  const questions = find((await open('/faq')).root, 'main')
  expect(hrefOf(questions, 'Como tirar as medidas')).toBe(PATH)
})

test('search engines find the measuring guide and can read its steps', async ({ open, request }) => {
  const { root } = await open(PATH)
  expect(textOf(find(root, 'title'))).toMatch(/^Como tirar as medidas · /)
  expect(find(root, 'meta[name=description]').getAttribute('content')).toContain('onde passar a fita')
  expect(find(root, 'link[rel=canonical]').getAttribute('href')).toMatch(/\/medidas$/)
  const step = z.object({ name: z.string(), text: z.string().min(1) })
  const [howTo] = z
    .tuple([z.object({ '@type': z.literal('HowTo'), step: z.array(step) })])
    .parse(jsonLdOf(root))
  const headings = textsOf(find(root, 'main'), 'ol h3').map((text) => text.replace(/^\d+ /, ''))
  expect(howTo.step.map(({ name }) => name)).toEqual(['Antes de começar', ...headings])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/medidas</loc>')
})

test('the measuring guide is the same for every visitor and cached', async ({ open }) => {
  const first = await open(PATH)
  const again = await open(`${PATH}?utm_source=instagram`)
  expect(again.headers['etag']).toBe(first.headers['etag'])
})
