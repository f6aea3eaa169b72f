import type { MeasureDoubt } from '@shop/contract/measure-doubts'
import type { MeasurementVersion, NewMeasurementVersion } from '@shop/contract/measurements'
import { formatMeasure, type MeasureName, type MeasureValues, measureNames } from '@shop/contract/measures'
import { parseTypedMeasure } from '@shop/contract/typed-measure'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '~/lib/api.ts'
import { doubtsOf, typedValues, type VersionTexts, versionBody } from './version-values.ts'

const noMeasure = 'Preencha ao menos uma medida.'

interface Person {
  /** What stays empty repeats it. */
  latest: MeasurementVersion | undefined
  isChild: boolean
}

/** Unlikely values of a form with measures are corrected, converted from inches or confirmed before it is sent. */
export function useMeasureQuestions(form: UseFormReturn<VersionTexts>, { latest, isChild }: Person) {
  const [confirmed, setConfirmed] = useState<MeasureValues>({})
  const [doubts, setDoubts] = useState<readonly MeasureDoubt[]>([])
  const [notice, setNotice] = useState<string>()

  /** On leaving a field, not while typing: half a number is always unlikely. */
  const review = (accepted: MeasureValues) => {
    const { open } = doubtsOf({ texts: form.getValues(), latest, isChild, confirmed: accepted })
    setDoubts(open)
    setNotice(open.length === 0 ? undefined : toReview(open.length))
    return open
  }
  const confirm = (name: MeasureName) => {
    const value = parseTypedMeasure(form.getValues(name)) ?? latest?.values[name]
    const accepted = { ...confirmed, [name]: value }
    setConfirmed(accepted)
    review(accepted)
    form.setFocus(name)
  }
  /** Takes values read off in inches as centimetres. */
  const accept = (values: MeasureValues) => {
    for (const name of measureNames) {
      const value = values[name]
      if (value !== undefined)
        form.setValue(name, formatMeasure(value), { shouldDirty: true, shouldValidate: true })
    }
    review(confirmed)
    const [first] = measureNames.filter((name) => values[name] !== undefined)
    if (first) form.setFocus(first)
  }
  /** What is sent; undefined, with focus on the field to review, while a value is in question. */
  const bodyOf = (texts: VersionTexts): NewMeasurementVersion | undefined => {
    if (Object.keys(typedValues(texts)).length === 0) {
      setNotice(noMeasure)
      form.setFocus('bust')
      return undefined
    }
    const [first] = review(confirmed)
    if (!first) return versionBody({ texts, latest, isChild, confirmed })
    form.setFocus(first.name)
    return undefined
  }
  /** The server's messages, each beside its field. */
  const showErrors = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const texts = Object.entries(fields).map(([field, text]) => [formName(field), text] as const)
    for (const [name, message] of texts.toReversed()) {
      if (name) form.setError(name, { message }, { shouldFocus: true })
    }
  }

  return { doubts, notice, onLeave: () => review(confirmed), confirm, accept, bodyOf, showErrors }
}

function toReview(count: number): string {
  return count === 1 ? '1 medida para rever.' : `${count} medidas para rever.`
}

/** The field of a server's message: 'values.waist' is the waist. */
function formName(field: string): keyof VersionTexts | undefined {
  const name = field.replace(/^values\./, '')
  const names: readonly (keyof VersionTexts)[] = [...measureNames, 'heel', 'note', 'measuredOn', 'measuredBy']
  return names.find((one) => one === name)
}
