import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderContext } from '~/context.ts'
import { loadReviews } from './load-reviews.ts'

function answering(status: number, body: string) {
  const context = new RouterContextProvider()
  const fetchApi = vi.fn(async () => new Response(body, { status }))
  const reportError = vi.fn()
  context.set(renderContext, { fetchApi, requestId: '1', scriptNonce: 'x', reportError })
  return { context, fetchApi, reportError }
}

test('a failed review fetch is logged with its own text and returns no reviews', async () => {
  const { context, reportError } = answering(500, '{"message":"Ocorreu um erro.","code":"unexpected"}')
  expect(await loadReviews(7, context)).toBeNull()
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('Falha ao carregar avaliações.'))
})

test('reviews contain what is displayed, with their date in São Paulo time', async () => {
  const review = {
    id: 3,
    classificacao: 4,
    titulo: 'Lindo',
    comentario: 'Muito.',
    nome_usuario: 'Helena M.',
    data_avaliacao: '2026-11-02T01:30:00.000Z',
    compra_verificada: true,
    resposta: { text: 'Obrigada!', repliedAt: '2026-11-03T12:00:00.000Z' },
  }
  const page = { reviews: [review], average: 4, total: 1, histogram: [0, 0, 0, 1, 0], removed: 2 }
  const { context, fetchApi, reportError } = answering(200, JSON.stringify(page))
  expect(await loadReviews(7, context)).toEqual({
    average: 4,
    total: 1,
    histogram: [0, 0, 0, 1, 0],
    removed: 2,
    list: [
      {
        id: 3,
        rating: 4,
        title: 'Lindo',
        comment: 'Muito.',
        name: 'Helena M.',
        date: '01/11/2026',
        verified: true,
        reply: { text: 'Obrigada!', date: '03/11/2026' },
      },
    ],
  })
  expect(fetchApi).toHaveBeenCalledWith('/api/reviews?productId=7&limit=100', expect.anything())
  expect(reportError).not.toHaveBeenCalled()
})
