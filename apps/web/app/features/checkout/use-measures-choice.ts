import { type CartLine, lineKey } from '@shop/contract/cart'
import type { ListedMeasurementSheet } from '@shop/contract/measurements'
import { useState } from 'react'
import {
  choiceOf,
  currentChoices,
  type MeasuresChoice,
  type MeasuresChoices,
  readChoices,
  storeChoices,
} from './measures-choice.ts'

/** A new object whenever the customer is asked, so that the choice is focused again. */
export interface MeasuresProblem {
  /** Nothing is chosen, or the sheet that was chosen is gone. */
  kind: 'missing' | 'gone'
}

interface CheckoutMeasures {
  /** The made-to-measure lines. */
  lines: readonly CartLine[]
  choices: MeasuresChoices
  problem: MeasuresProblem | undefined
  choose: (line: CartLine, choice: MeasuresChoice) => void
  /** Compares the choices with the sheets that the customer has now. */
  update: (people: readonly ListedMeasurementSheet[]) => void
}

export interface MeasuresPartProps {
  /** Undefined for a guest, who has no measurement sheets. */
  token: string | undefined
  measures: CheckoutMeasures
  /** On which the atelier does not work. */
  closedDays: readonly string[]
}

/** Which measures go with the made-to-measure lines. */
export function useMeasuresChoice<Line extends CartLine>(accountId: number, lines: readonly Line[]) {
  const [choices, setChoices] = useState(() => readChoices(accountId))
  const [problem, setProblem] = useState<MeasuresProblem>()
  const measured = lines.filter(({ offer }) => offer === 'made_to_measure')
  const change = (next: MeasuresChoices, found?: MeasuresProblem) => {
    setChoices(next)
    setProblem(found)
    storeChoices(accountId, next)
  }
  const measures: CheckoutMeasures = {
    lines: measured,
    choices,
    problem,
    choose: (line, choice) => change(new Map([...choices, [lineKey(line), choice]])),
    update: (people) => {
      const current = currentChoices(choices, measured, people, problem?.kind !== 'gone')
      if (current.isChanged) change(current.choices, current.isGone ? { kind: 'gone' } : problem)
    },
  }
  return {
    measures,
    /** All lines, with the versions that were chosen. */
    bought: lines.map((line) => ({ ...line, ...versionOf(choiceOf(choices, line)) })),
    /** False, with a message beside the choice, while a line has none. */
    isChosen: () => {
      const complete = measured.every((line) => choiceOf(choices, line) !== undefined)
      if (!complete) setProblem({ kind: 'missing' })
      return complete
    },
    /** The server does not say which sheet is gone, so all lines with one are chosen again. */
    dropMeasurementSheets: () =>
      change(new Map([...choices].filter(([, choice]) => typeof choice !== 'object')), { kind: 'gone' }),
  }
}

function versionOf(choice: MeasuresChoice | undefined): { measurementVersionId?: number } {
  return typeof choice === 'object' ? { measurementVersionId: choice.versionId } : {}
}

export type MeasuresOfCheckout = ReturnType<typeof useMeasuresChoice>
