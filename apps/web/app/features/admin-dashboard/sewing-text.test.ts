import type { SewnItem } from '@shop/contract/sewing-report'
import { expect, test } from 'vitest'
import { riskText, stageText, workText } from './sewing-text.ts'

const item = (slack: number): SewnItem => ({
  ...{ id: slack, orderNumber: 1, firstName: 'Ana', productName: 'Dália', imageUrl: null, weddingOn: null },
  ...{ readyOn: null, slack, daysLeft: 1, daysNeeded: 1, stage: null, stagesDone: 0, stages: 8 },
  measuresSent: false,
})

test('says how many have no time left, and how many little', () => {
  expect(riskText({ count: 3, first: [item(-4), item(1), item(2)] })).toBe('1 abaixo de zero, 2 apertadas')
  expect(riskText({ count: 1, first: [item(0)] })).toBe('1 apertada')
  expect(riskText({ count: 9, first: [item(-2), item(-1)] })).toBe('9 peças')
})

test('says how much work is left and how much time', () => {
  expect(workText({ daysNeeded: 12, daysLeft: 8 })).toBe(
    'Faltam 12 dias de trabalho e há 8, já com a margem.',
  )
  expect(workText({ daysNeeded: 1, daysLeft: 0 })).toMatch('Falta 1 dia de trabalho, e é hoje')
  expect(workText({ daysNeeded: 2, daysLeft: -3 })).toMatch('passou há 3 dias úteis')
})

test('says the stage and the wedding', () => {
  expect(stageText({ stage: 'Corte', weddingOn: '2026-12-19' })).toBe('Corte · casa em 19/12/2026')
  expect(stageText({ stage: null, weddingOn: null })).toBe('')
})
