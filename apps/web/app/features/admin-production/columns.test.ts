import type { Board, ProductionCard } from '@shop/contract/production'
import { expect, test } from 'vitest'
import { hintOf, sinceText, stageText, weddingText } from './card-text.ts'
import { columnsOf } from './columns.ts'

const stages = [
  { id: 1, name: 'Corte', kind: 'bench' },
  { id: 2, name: '1ª prova', kind: 'fitting' },
] as const
const begun = new Date('2026-11-09T15:00:00Z')

function card(values: Partial<ProductionCard> = {}, finished?: number): ProductionCard {
  return {
    ...{ id: 1, orderId: 1, orderNumber: 10_028, firstName: 'Gabriela', weddingOn: '2026-12-19' },
    ...{ productName: 'Orquídea', size: 'M', color: 'Marfim', quantity: 1, imageUrl: null },
    ...{ offer: 'made_to_order', readyOn: '2026-11-19', promisedTo: '2026-12-04' },
    ...{ slack: -4, daysLeft: 8, daysNeeded: 12, awaitedMeasures: null, awaitsPromiseReply: false },
    stages: stages.map((stage, at) => ({
      ...stage,
      days: 3,
      startedAt: finished !== undefined && at <= finished ? begun : null,
      finishedAt: finished !== undefined && at < finished ? begun : null,
    })),
    ...values,
  }
}

const board = (items: ProductionCard[]): Board => ({
  items,
  stages: [...stages],
  counts: { all: items.length, atRisk: 0, thisWeek: 0, waitingMeasures: 0, waitingBride: 0 },
})
const placed = (items: ProductionCard[]) =>
  columnsOf(board(items)).map(({ title, cards }) => [title, cards.map(({ id }) => id)])

test('each item stands in the column of its stage; what waits or has no plan has its own', () => {
  const waiting = card({ id: 3, awaitedMeasures: { sent: false, dueOn: '2026-11-30' } })
  expect(placed([card({ id: 1 }, 0), card({ id: 2 }, 1), waiting, card({ id: 4, stages: [] })])).toEqual([
    ['Esperando medidas', [3]],
    ['Corte', [1]],
    ['1ª prova', [2]],
    ['Sem modelo de produção', [4]],
  ])
})

test('what is all finished stays in its last column until the order is ready', () => {
  const done = card({}, 2)
  expect(placed([done])).toEqual([
    ['Esperando medidas', []],
    ['Corte', []],
    ['1ª prova', [1]],
  ])
  expect([stageText(done), hintOf(done)]).toEqual(['Etapas concluídas', 'marcar como pronto'])
})

test.each([
  [card(), 'a começar'],
  [card({}, 0), 'desde 09/11'],
  [card({}, 1), 'esperando a noiva'],
  [card({ awaitsPromiseReply: true }, 0), 'prazo sem resposta'],
  [card({ awaitedMeasures: { sent: true, dueOn: null } }), 'conferir medidas'],
  [card({ awaitedMeasures: { sent: false, dueOn: '2026-11-30' } }), 'medidas até 30/11'],
  [card({ stages: [] }), undefined],
])('card %# says what it waits for', (given, text) => {
  expect(sinceText(given)).toBe(text)
})

test('a wedding is a day and a month, or unknown', () => {
  expect([weddingText(card()), weddingText(card({ weddingOn: null }))]).toEqual([
    'casa em 19/12',
    'sem data de casamento',
  ])
})
