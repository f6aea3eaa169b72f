import type { MeasurementSheet } from '@shop/contract/measurements'
import type { MeasureName } from '@shop/contract/measures'
import { useState } from 'react'
import { InchesNotice } from '~/shared/measures/inches-notice.tsx'
import { MeasureGuide } from '~/shared/measures/measure-guide.tsx'
import { MeasureRows } from '~/shared/measures/measure-rows.tsx'
import { VersionDetails } from '~/shared/measures/version-details.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { personPath } from './measurement-paths.ts'
import { useVersionForm } from './use-version-form.ts'

interface VersionFormProps {
  token: string
  person: MeasurementSheet
}

export function VersionForm({ token, person }: VersionFormProps) {
  const { form, latest, doubts, notice, onSubmit, ...questions } = useVersionForm(token, person)
  const [focused, setFocused] = useState<MeasureName>('bust')
  const { errors, isSubmitting } = form.formState
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-12"
    >
      <MeasureGuide name={focused} />
      <div className="grid min-w-0 gap-8">
        <div>
          <VersionDetails form={form} />
          <InchesNotice
            doubts={doubts}
            texts={form.getValues}
            isChild={person.isChild}
            onAccept={questions.accept}
          />
        </div>
        <MeasureRows form={form} latest={latest} doubts={doubts} {...questions} onFocus={setFocused} />
        <TextArea
          label="Observação"
          rows={2}
          maxLength={500}
          placeholder="Sutiã com bojo, salto emprestado"
          hint="Opcional. Nada sobre saúde, por favor."
          {...form.register('note')}
          error={errors.note?.message}
        />
        <div className="grid gap-3 border-t border-line pt-6">
          <div className="flex flex-wrap items-center justify-between gap-4 max-sm:grid">
            <ButtonLink
              variant="quiet"
              to={personPath(person.id)}
              preventScrollReset
              className="max-sm:order-last max-sm:w-full"
            >
              Voltar
            </ButtonLink>
            <Button type="submit" loading={isSubmitting} className="max-sm:w-full">
              Salvar nova versão
            </Button>
          </div>
          <p role="status" className="text-13 text-ink-2 sm:text-right">
            {[notice, latest && `O que ficar em branco repete a versão ${latest.number}.`]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      </div>
    </form>
  )
}
