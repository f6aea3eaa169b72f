import { expect, test } from 'vitest'
import { newReview, reviewPage } from './reviews.ts'

const page = {
  reviews: [
    {
      id: 1,
      classificacao: 5,
      titulo: 'Perfeito',
      comentario: 'Caimento impecável.',
      nome_usuario: 'Marina D.',
      data_avaliacao: '2026-11-15T12:00:00.000Z',
      compra_verificada: true,
    },
  ],
  average: 5,
  total: 1,
  histogram: [0, 0, 0, 0, 1],
}

test('reviews have Portuguese keys and come with average and total', () => {
  const decoded = reviewPage.parse(page)
  expect(decoded.reviews[0]).toEqual({
    id: 1,
    rating: 5,
    title: 'Perfeito',
    comment: 'Caimento impecável.',
    userName: 'Marina D.',
    reviewedAt: new Date('2026-11-15T12:00:00.000Z'),
    verifiedPurchase: true,
  })
  expect(reviewPage.encode(decoded)).toEqual(page)
})

test('a review is written with English keys, and the name sent along is ignored', () => {
  const sent = { productId: 7, userName: 'Outra Pessoa', rating: 4, title: 'Bom', comment: 'Gostei.' }
  expect(newReview.parse(sent)).toEqual({ productId: 7, rating: 4, title: 'Bom', comment: 'Gostei.' })
})

test.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { title: ' ' }, { comment: '' }])(
  '%j is rejected',
  (change) => {
    const sent = { productId: 7, rating: 4, title: 'Bom', comment: 'Gostei.' }
    expect(newReview.safeParse({ ...sent, ...change }).success).toBe(false)
  },
)
