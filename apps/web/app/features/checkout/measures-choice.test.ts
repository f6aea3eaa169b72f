import { lineKey } from '@shop/contract/cart'
import type { ListedMeasurementSheet } from '@shop/contract/measurements'
import { expect, test } from 'vitest'
import { currentChoices, type MeasuresChoice, type MeasuresChoices } from './measures-choice.ts'

const line = { productId: 1, size: 'Sob medida', color: 'Marfim', offer: 'made_to_measure' } as const

function person(id: number, versionId?: number): ListedMeasurementSheet {
  const version = { number: 1, values: { waist: 700 }, heelMm: null, note: null, createdAt: new Date() }
  const latest = versionId
    ? { ...version, id: versionId, measuredOn: '2026-11-12', measuredBy: 'herself' as const }
    : null
  const owner = { personName: 'Ana', isChild: false, consentText: '', consentedAt: new Date() }
  return { id, ...owner, latest }
}

function after(chosen: MeasuresChoice | undefined, people: ListedMeasurementSheet[], mayPreselect = true) {
  const choices: MeasuresChoices = new Map(chosen ? [[lineKey(line), chosen]] : [])
  const current = currentChoices(choices, [line], people, mayPreselect)
  return { ...current, choices: current.choices.get(lineKey(line)) }
}

test('the only sheet with measures is preselected, later without one, and nobody of several', () => {
  expect(after(undefined, [person(7, 70), person(8)]).choices).toEqual({ sheetId: 7, versionId: 70 })
  expect(after(undefined, [person(8)]).choices).toBe('later')
  expect(after(undefined, [person(7, 70), person(9, 90)]).choices).toBeUndefined()
})

test('the newest version of the chosen sheet is what goes with the line', () => {
  const chosen = { sheetId: 7, versionId: 70 }
  expect(after(chosen, [person(7, 70)])).toMatchObject({ choices: chosen, isChanged: false })
  expect(after(chosen, [person(7, 71)])).toMatchObject({
    choices: { sheetId: 7, versionId: 71 },
    isChanged: true,
    isGone: false,
  })
})

test('a sheet that is gone leaves the line without a choice, and no other one is taken by itself', () => {
  const gone = after({ sheetId: 7, versionId: 70 }, [person(9, 90)])
  expect(gone).toMatchObject({ choices: undefined, isGone: true, isChanged: true })
  expect(after(undefined, [person(9, 90)], false)).toMatchObject({ choices: undefined, isChanged: false })
})

test('sending later stays chosen, whatever sheets there are', () => {
  expect(after('later', [person(7, 70)])).toMatchObject({ choices: 'later', isChanged: false })
})
