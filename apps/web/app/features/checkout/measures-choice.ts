import { type LineChoice, lineKey } from '@shop/contract/cart'
import type { ListedMeasurementSheet } from '@shop/contract/measurements'
import { z } from '@shop/contract/zod'
import { MEASURES_KEY } from './draft.ts'

const choice = z.union([
  z.object({ sheetId: z.int(), versionId: z.int() }),
  z.literal('later'),
  z.literal('atelier'),
])

/** Where the measures of a made-to-measure line come from: a version of a sheet, the customer later, or the atelier. */
export type MeasuresChoice = z.output<typeof choice>

/** By the key of the line. */
export type MeasuresChoices = ReadonlyMap<string, MeasuresChoice>

/** Ids only, for a reload: measures never get into the browser's storage. */
const stored = z.object({
  accountId: z.int(),
  choices: z.array(z.object({ line: z.string(), choice })),
})

export function readChoices(accountId: number): MeasuresChoices {
  try {
    const found = stored.parse(JSON.parse(sessionStorage.getItem(MEASURES_KEY) ?? ''))
    if (found.accountId !== accountId) return new Map()
    return new Map(found.choices.map((one) => [one.line, one.choice]))
  } catch {
    return new Map()
  }
}

export function storeChoices(accountId: number, choices: MeasuresChoices) {
  const list = [...choices].map(([line, chosen]) => ({ line, choice: chosen }))
  try {
    sessionStorage.setItem(MEASURES_KEY, JSON.stringify({ accountId, choices: list }))
  } catch {
    // Storage is unavailable: after a reload it is chosen again.
  }
}

export function choiceOf(choices: MeasuresChoices, line: LineChoice) {
  return choices.get(lineKey(line))
}

/** The choices with the sheets that exist now. What is sent is what is shown: the newest version of the sheet. */
export function currentChoices(
  choices: MeasuresChoices,
  lines: readonly LineChoice[],
  people: readonly ListedMeasurementSheet[],
  /** Not right after a sheet is gone: then only the customer knows which one to use instead. */
  mayPreselect: boolean,
) {
  const usable = people.flatMap(({ id, latest }) => (latest ? [{ sheetId: id, versionId: latest.id }] : []))
  const before = lines.map((line) => ({ line: lineKey(line), choice: choiceOf(choices, line) }))
  const after = before.map(({ line, choice: chosen }) => {
    if (typeof chosen === 'object')
      return { line, choice: usable.find((one) => one.sheetId === chosen.sheetId) }
    return { line, choice: chosen ?? (mayPreselect ? usualChoice(usable) : undefined) }
  })
  return {
    choices: new Map(after.flatMap(({ line, choice: chosen }) => (chosen ? [[line, chosen] as const] : []))),
    isGone: before.some(({ choice: chosen }, at) => chosen !== undefined && !after[at]?.choice),
    isChanged: JSON.stringify(before) !== JSON.stringify(after),
  }
}

/** The only sheet, or later if there is none; between several people the customer chooses. */
function usualChoice(usable: readonly MeasuresChoice[]): MeasuresChoice | undefined {
  return usable.length > 1 ? undefined : (usable[0] ?? 'later')
}
