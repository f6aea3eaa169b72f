import type { Failure } from '@shop/contract/failures'
import type { MeasureDoubt } from '@shop/contract/measure-doubts'
import type { MeasurementSheet } from '@shop/contract/measurements'
import { formatMeasure, type MeasureName, type MeasureValues, measureNames } from '@shop/contract/measures'
import { parseTypedMeasure } from '@shop/contract/typed-measure'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { personPath } from './measurement-paths.ts'
import { reloadMeasurements, saveVersion } from './measurements.queries.ts'
import { doubtsOf, emptyTexts, typedValues, type VersionTexts, versionBody } from './version-values.ts'

const ACTION = 'measurement-version'
const failure: Failure = { message: 'Não foi possível salvar as medidas. Tente novamente.' }
const noMeasure = 'Preencha ao menos uma medida.'

/** A new version: typed, questioned, saved. Nothing typed is lost, neither by an error nor by leaving the tab. */
export function useVersionForm(token: string, person: MeasurementSheet) {
  const { id, isChild, versions } = person
  const [latest] = versions
  const navigate = useNavigate()
  const form = useForm<VersionTexts>({ defaultValues: emptyTexts(latest) })
  const [confirmed, setConfirmed] = useState<MeasureValues>({})
  const [doubts, setDoubts] = useState<readonly MeasureDoubt[]>([])
  const [notice, setNotice] = useState<string>()
  useStoredEdits(form, token, `measurement-version-${id}`)

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
  const showErrors = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const texts = Object.entries(fields).map(([field, text]) => [formName(field), text] as const)
    for (const [name, message] of texts.toReversed()) {
      if (name) form.setError(name, { message }, { shouldFocus: true })
    }
    toastFailure(ACTION, { title: 'Versão não salva', description: failureText(error, failure) })
  }

  const onSubmit = form.handleSubmit(async (texts) => {
    if (Object.keys(typedValues(texts)).length === 0) {
      setNotice(noMeasure)
      form.setFocus('bust')
      return
    }
    const [first] = review(confirmed)
    if (first) {
      form.setFocus(first.name)
      return
    }
    try {
      const { number } = await saveVersion(token, id, versionBody({ texts, latest, isChild, confirmed }))
      form.reset(emptyTexts(latest))
      void reloadMeasurements(token)
      toastSuccess(ACTION, { title: 'Sucesso!', description: `A versão ${number} foi salva.` })
      void navigate(personPath(id), { preventScrollReset: true })
    } catch (error) {
      showErrors(error)
    }
  })

  return { form, latest, doubts, notice, onSubmit, onLeave: () => review(confirmed), confirm, accept }
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
