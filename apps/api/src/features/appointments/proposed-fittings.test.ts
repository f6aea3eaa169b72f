import { expect, test } from 'vitest'
import { type FittedItem, proposeFittings, type Stage } from './proposed-fittings.ts'

const at = (day: string) => new Date(`${day}T13:00:00Z`)
const stage = (name: string, kind: Stage['kind'], started?: string, finished?: string): Stage => ({
  ...{ name, kind, days: 3 },
  startedAt: started === undefined ? null : at(started),
  finishedAt: finished === undefined ? null : at(finished),
})
const dress = (...stages: Stage[]): FittedItem => ({ id: 7, productName: 'Açucena', stages })
const propose = (item: FittedItem, weddingOn: string | null = null, today = '2026-11-16') =>
  proposeFittings([item], { today, weddingOn }).map(({ name, from, to }) => [name, from, to])

test('the last fitting is fifteen days before the wedding, three more or less, and the last look seven, two', () => {
  const sewn = dress(stage('Corte', 'bench', '2026-11-10'))
  expect(proposeFittings([sewn], { today: '2026-11-16', weddingOn: '2027-01-23' })).toEqual([
    {
      ...{ itemId: 7, productName: 'Açucena', name: 'Última prova', isOptional: false },
      ...{ from: '2027-01-05', to: '2027-01-11' },
    },
    {
      ...{ itemId: 7, productName: 'Açucena', name: 'Tira-teima', isOptional: true },
      ...{ from: '2027-01-14', to: '2027-01-18' },
    },
  ])
})

test('a fitting of the work is proposed once it has begun, or the stage before it has', () => {
  const fitting = stage('1ª prova', 'fitting')
  expect(propose(dress(stage('Corte', 'bench', '2026-11-10'), stage('Montagem', 'bench'), fitting))).toEqual(
    [],
  )
  // Three working days after Monday, 16 November; the 20th is a holiday.
  const next = [stage('Corte', 'bench', '2026-11-10', '2026-11-13'), stage('Montagem', 'bench', '2026-11-16')]
  expect(propose(dress(...next, fitting))).toEqual([['1ª prova', '2026-11-19', '2026-11-27']])
  const begun = stage('1ª prova', 'fitting', '2026-11-12')
  expect(propose(dress(stage('Montagem', 'bench', '2026-11-01', '2026-11-11'), begun))).toEqual([
    ['1ª prova', '2026-11-16', '2026-11-24'],
  ])
})

test('not one that is finished, nor one whose days are over', () => {
  const finished = stage('1ª prova', 'fitting', '2026-11-10', '2026-11-12')
  expect(propose(dress(finished, stage('Bordado', 'bench', '2026-11-12')))).toEqual([])
  expect(propose(dress(finished), '2026-11-25')).toEqual([['Tira-teima', '2026-11-16', '2026-11-20']])
  expect(propose(dress(finished), '2026-11-17')).toEqual([])
})

test('without a wedding there is neither', () => {
  expect(propose(dress(stage('Corte', 'bench', '2026-11-10')))).toEqual([])
})

test('of ready products only the last look, once; beside a sewn dress they have none', () => {
  const ready = { ...dress(), id: 9, productName: 'Véu' }
  const calendar = { today: '2026-11-16', weddingOn: '2027-01-23' }
  const namesOf = (items: FittedItem[]) =>
    proposeFittings(items, calendar).map(({ itemId, name }) => [itemId, name])
  expect(namesOf([ready, { ...ready, id: 10 }])).toEqual([[9, 'Tira-teima']])
  expect(namesOf([ready, dress(stage('Corte', 'bench'))])).toEqual([
    [7, 'Última prova'],
    [7, 'Tira-teima'],
  ])
})
