import { formatDate } from '@shop/contract/dates'
import type { HTMLElement } from 'node-html-parser'
import { reviewsOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'

const SECTION = 'section#avaliacoes[aria-labelledby="reviews"]'
const spansOf = (part: HTMLElement) => part.querySelectorAll('span').map(textOf)

test('the reviews show their average to one decimal on five stars, their total and the rating distribution', async ({
  open,
  request,
}) => {
  const { average, total, histogram } = await reviewsOf(request, 12)
  expect([average, total]).toEqual([4.67, 3])
  const { root } = await open('/produto/12')
  const section = find(root, SECTION)
  expect(textOf(find(section, 'h2#reviews'))).toBe('Avaliações')
  expect(spansOf(section)).toContain('4,7')
  find(section, '[role="img"][aria-label="4,7 de 5 estrelas"]')
  expect(spansOf(section)).toContain('3 avaliações')
  expect(find(section, 'ul[aria-label="Notas"]').querySelectorAll('li').map(textOf)).toEqual([
    `5 estrelas${histogram[4]}`,
    `4 estrelas${histogram[3]}`,
    `3 estrelas${histogram[2]}`,
    `2 estrelas${histogram[1]}`,
    `1 estrela${histogram[0]}`,
  ])
})

test('each review shows its stars, title, comment, author and date', async ({ open, request }) => {
  const { reviews } = await reviewsOf(request, 1)
  // They include both verified and unverified purchases.
  expect(new Set(reviews.map(({ verifiedPurchase }) => verifiedPurchase)).size).toBe(2)
  const { root } = await open('/produto/1')
  const items = find(root, SECTION).querySelectorAll('article')
  expect(items).toHaveLength(reviews.length)
  for (const [index, review] of reviews.entries()) {
    const item = items[index]
    if (!item) throw new Error(`no review ${index}`)
    find(item, `[role="img"][aria-label="${review.rating} de 5 estrelas"]`)
    expect(textOf(find(item, 'h3'))).toBe(review.title)
    expect(item.querySelectorAll('p').map(textOf)).toContain(review.comment)
    expect(textOf(item)).toContain(`${review.userName} · ${formatDate(review.reviewedAt)}`)
    const badges = spansOf(item).filter((text) => text === 'Compra verificada')
    expect(badges).toHaveLength(review.verifiedPurchase ? 1 : 0)
  }
})

test('one review is counted in the singular', async ({ open }) => {
  const { root } = await open('/produto/2')
  expect(spansOf(find(root, SECTION))).toContain('1 avaliação')
})
