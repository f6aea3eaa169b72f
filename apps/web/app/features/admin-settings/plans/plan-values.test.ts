import { expect, test } from 'vitest'
import { draftOf, readPlan, withStage } from './plan-values.ts'

const plan = {
  name: 'Vestido bordado',
  stages: [
    { stageId: 1, days: 2, minutes: 240 },
    { stageId: 3, days: 0, minutes: 150 },
  ],
}

test('a plan is shown so that it is read again, with its sums', () => {
  const draft = draftOf(plan)
  expect(draft.stages[3]).toEqual({ days: '0', hours: '2,5' })
  expect(readPlan(draft, [1, 2, 3])).toMatchObject({ saved: plan, days: 2, minutes: 390 })
})

test('the stages are sent in the order of the atelier; one without days and hours is left out', () => {
  const draft = withStage(withStage(draftOf(plan), 2, { hours: '1h30' }), 1, { days: '', hours: ' ' })
  expect(readPlan(draft, [3, 2, 1]).saved?.stages).toEqual([
    { stageId: 3, days: 0, minutes: 150 },
    { stageId: 2, days: 0, minutes: 90 },
  ])
})

test.each([
  [{ days: '2,5' }, { days: 'Digite um número de 0 a 250.' }],
  [{ days: '251' }, { days: 'Digite um número de 0 a 250.' }],
  [{ hours: 'muitas' }, { hours: 'Digite em horas, como 42,5.' }],
  [{ hours: '1001' }, { hours: 'No máximo 1000 horas.' }],
])('%j is not accepted, and says why', (values, problem) => {
  const { saved, problems } = readPlan(withStage(draftOf(plan), 1, values), [1, 3])
  expect(saved).toBeUndefined()
  expect(problems.stages).toEqual({ 1: problem })
})

test('a new plan needs a name and something to do', () => {
  const { saved, problems } = readPlan(draftOf(), [1])
  expect([saved, problems.name, problems.whole]).toEqual([
    undefined,
    'Dê um nome ao modelo.',
    'Informe dias ou horas em ao menos uma etapa.',
  ])
})
