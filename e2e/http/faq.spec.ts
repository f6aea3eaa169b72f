import { z } from 'zod'
import { expect, jsonLdOf, test, textOf } from './fixtures.ts'
import { textsOf } from './shop-pages.ts'

test('the FAQ covers delivery, alterations and payment', async ({ open }) => {
  const items = (await open('/faq')).root.querySelectorAll('main details[name="faq"]').map(textOf)
  for (const [question, response] of [
    ['Qual é o prazo de entrega?', 'De 15 a 30 dias úteis'],
    ['Os ajustes estão inclusos?', 'Os ajustes básicos estão inclusos'],
    ['Quais são as formas de pagamento?', 'Aceitamos os principais cartões de crédito e PIX.'],
  ] as const) {
    expect(items.find((item) => item.startsWith(question))).toContain(response)
  }
})

test('search engines can read every question with its answer', async ({ open }) => {
  const { root } = await open('/faq')
  const question = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string().min(1) }) })
  const faq = z
    .tuple([z.object({ '@type': z.literal('FAQPage'), mainEntity: z.array(question).min(1) })])
    .parse(jsonLdOf(root))
  expect(textsOf(root, 'details[name="faq"] summary')).toEqual(faq[0].mainEntity.map(({ name }) => name))
})
