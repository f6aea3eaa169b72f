import type { Failure } from '@shop/contract/failures'
import type { MeasurementSheet } from '@shop/contract/measurements'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { reloadMeasurementSheets } from '~/shared/measures/measurement-sheets.queries.ts'
import { useMeasureQuestions } from '~/shared/measures/use-measure-questions.ts'
import { emptyTexts, type VersionTexts } from '~/shared/measures/version-values.ts'
import { personPath } from './measurement-paths.ts'
import { saveVersion } from './measurements.queries.ts'

const ACTION = 'measurement-version'
const failure: Failure = { message: 'Não foi possível salvar as medidas. Tente novamente.' }

/** A new version: typed, questioned, saved. Nothing typed is lost, neither by an error nor by leaving the tab. */
export function useVersionForm(token: string, person: MeasurementSheet) {
  const { id, isChild, versions } = person
  const [latest] = versions
  const navigate = useNavigate()
  const form = useForm<VersionTexts>({ defaultValues: emptyTexts(latest) })
  const { bodyOf, showErrors, ...questions } = useMeasureQuestions(form, { latest, isChild })
  useStoredEdits(form, token, `measurement-version-${id}`)

  const onSubmit = form.handleSubmit(async (texts) => {
    const body = bodyOf(texts)
    if (!body) return
    try {
      const { number } = await saveVersion(token, id, body)
      form.reset(emptyTexts(latest))
      void reloadMeasurementSheets(token)
      toastSuccess(ACTION, { title: 'Sucesso!', description: `A versão ${number} foi salva.` })
      void navigate(personPath(id), { preventScrollReset: true })
    } catch (error) {
      showErrors(error)
      toastFailure(ACTION, { title: 'Versão não salva', description: failureText(error, failure) })
    }
  })

  return { form, latest, onSubmit, ...questions }
}
