import { type MeasurementVersion, noteMax } from '@shop/contract/measurements'
import { orderMeasures } from '@shop/contract/order-measures'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { InchesNotice } from '~/shared/measures/inches-notice.tsx'
import { MeasureRows } from '~/shared/measures/measure-rows.tsx'
import { useMeasureQuestions } from '~/shared/measures/use-measure-questions.ts'
import { VersionDetails } from '~/shared/measures/version-details.tsx'
import { emptyTexts, type VersionTexts } from '~/shared/measures/version-values.ts'
import { TextArea } from '~/ui/text-area.tsx'
import { CustomerNotice } from './customer-notice.tsx'
import type { MeasuredLine } from './measured-line.ts'
import { useMeasureAction } from './use-measure-action.ts'

const failure = {
  title: 'Medidas não salvas',
  message: 'Não foi possível salvar as medidas. Tente novamente.',
}
const discarding = { question: 'Sair sem salvar?', text: 'As medidas que você digitou se perdem.' }
const noop = () => undefined

interface RecordDialogProps {
  line: MeasuredLine
  /** The version that the customer sent. */
  latest: MeasurementVersion | undefined
  isChild: boolean
  onClose: () => void
}

export function RecordDialog({ line, latest, isChild, onClose }: RecordDialogProps) {
  const formId = useId()
  const form = useForm<VersionTexts>({ defaultValues: emptyTexts(latest) })
  const { doubts, notice, bodyOf, showErrors, ...questions } = useMeasureQuestions(form, { latest, isChild })
  const { sending, run } = useMeasureAction(line)
  const { errors, isDirty } = form.formState

  const submit = form.handleSubmit(async (texts) => {
    const measured = bodyOf(texts)
    if (!measured) return
    const { measuredBy: _, ...body } = measured
    await run({
      send: (call) => callSignedIn(orderMeasures.record, { ...call, body }),
      done: {
        title: 'Medidas salvas e travadas',
        description: `${line.item.name} é cortada nas medidas do ateliê.`,
      },
      failure,
      onClose,
    }).catch(showErrors)
  })

  return (
    <FormModal
      title="Medir no ateliê"
      width={960}
      full
      formId={formId}
      submitLabel="Salvar e travar"
      cancelLabel="Cancelar"
      sending={sending}
      isDirty={isDirty}
      discarding={discarding}
      status={
        <p role="status" className="mr-auto text-14 text-ink-2 max-lg:w-full">
          {notice ?? (latest && `O que ficar em branco repete a versão ${latest.number}.`)}
        </p>
      }
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <div className="grid gap-1">
          <p className="text-ink-2">
            nº {line.order.number} · {line.item.name}
          </p>
          <CustomerNotice order={line.order}>de que as medidas foram travadas.</CustomerNotice>
        </div>
        <div>
          <VersionDetails form={form} byAtelier />
          <InchesNotice
            doubts={doubts}
            texts={form.getValues}
            isChild={isChild}
            onAccept={questions.accept}
          />
        </div>
        <MeasureRows form={form} latest={latest} doubts={doubts} {...questions} onFocus={noop} />
        <TextArea
          label="Observação"
          rows={2}
          maxLength={noteMax}
          hint="Opcional. Sai na ficha de costura e fica na ficha da cliente."
          {...form.register('note')}
          error={errors.note?.message}
        />
      </form>
    </FormModal>
  )
}
