import type { Failure } from '@shop/contract/failures'
import { measurementConsent } from '@shop/contract/measurement-consent'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { paths } from '~/paths.ts'
import { reloadMeasurementSheets } from '~/shared/measures/measurement-sheets.queries.ts'
import { PersonFields } from '~/shared/measures/person-fields.tsx'
import { Button } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { newVersionPath } from './measurement-paths.ts'
import { createMeasurementSheet } from './measurements.queries.ts'

const failure: Failure = { message: 'Não foi possível criar a ficha. Tente novamente.' }
const empty = { personName: '', isChild: false, consent: false, guardianConsent: false }
const names = ['personName', 'isChild', 'consent', 'guardianConsent'] as const

export function NewPersonForm({ token }: { token: string }) {
  const form = useForm({ defaultValues: empty })
  const navigate = useNavigate()
  const hintId = useId()
  const { isSubmitting } = form.formState
  const isChild = useWatch({ control: form.control, name: 'isChild' })
  useStoredEdits(form, token, 'new-measurement-sheet')

  const onSubmit = form.handleSubmit(async ({ personName }) => {
    try {
      const body = { personName, isChild, consent: true } as const
      const created = await createMeasurementSheet(token, isChild ? { ...body, guardianConsent: true } : body)
      form.reset(empty)
      // New data may unmount the form, so it is cleared first.
      void reloadMeasurementSheets(token)
      void navigate(newVersionPath(created.id), { preventScrollReset: true })
    } catch (error) {
      showFieldErrors(form, error, names)
      toastFailure('measurement-sheet', {
        title: 'Ficha não criada',
        description: failureText(error, failure),
      })
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid w-full max-w-112 gap-4 text-left"
    >
      <PersonFields form={form} isChild={isChild} consentLabel={measurementConsent} consentHintId={hintId} />
      <p id={hintId} className="text-13 text-ink-3">
        Só você vê a ficha, até uma peça sob medida usar as medidas: aí o ateliê também vê. Ela é apagada com
        a sua conta.
      </p>
      <Button type="submit" loading={isSubmitting}>
        Nova ficha
      </Button>
      <TextLink to={paths.measuringGuide} className="justify-self-center">
        Como tirar as medidas
      </TextLink>
    </form>
  )
}
