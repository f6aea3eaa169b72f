import type { Store } from '@shop/contract/store'
import { describe, expect, test } from 'vitest'
import { faqJsonLd } from './faq-json-ld.ts'
import { countOf, matchingTopics } from './faq-search.ts'
import { topicsOf } from './topics.ts'

const topics = (paymentMethods: Store['paymentMethods']) =>
  topicsOf({ paymentMethods, deliveryStates: ['SP', 'RJ', 'MG'], collections: [] })
const idsOf = (search: string) =>
  matchingTopics(topics(['card', 'pix']), search).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the questions', () => {
  test('mention PIX only if it is an accepted payment method', () => {
    expect(JSON.stringify(topics(['card', 'pix']))).toContain('os principais cartões de crédito e PIX')
    expect(JSON.stringify(topics(['card']))).not.toMatch(/pix/i)
    expect(JSON.stringify(topics(['card']))).toContain('os principais cartões de crédito')
  })

  test('each have a URL fragment of their own', () => {
    const ids = idsOf('')
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('are complete in the structured data for search engines', () => {
    const { mainEntity } = faqJsonLd(topics(['card', 'pix']))
    expect(mainEntity).toHaveLength(countOf(topics(['card', 'pix'])))
    expect(mainEntity[0]).toMatchObject({ '@type': 'Question', name: 'Qual é o prazo de entrega?' })
    expect(mainEntity[0]?.acceptedAnswer.text).toContain('De 15 a 30 dias úteis')
  })
})

describe('the search', () => {
  test('finds words without their accents, in question and answer, whatever the order', () => {
    expect(idsOf('  CARTOES credito ')).toEqual(['formas-de-pagamento'])
    expect(idsOf('defeito')).toContain('defeito')
  })

  test('requires every word', () => {
    expect(idsOf('frete girafa')).toEqual([])
  })

  test('without words finds all', () => {
    expect(idsOf('   ')).toHaveLength(countOf(topics(['card', 'pix'])))
  })
})
