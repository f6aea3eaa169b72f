import type { RecordedFitting } from '@shop/contract/fitting-records'
import { type MeasurementVersion, noteMax } from '@shop/contract/measurements'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { InchesNotice } from '~/shared/measures/inches-notice.tsx'
import { MeasureRows } from '~/shared/measures/measure-rows.tsx'
import { useMeasureQuestions } from '~/shared/measures/use-measure-questions.ts'
import { VersionDetails } from '~/shared/measures/version-details.tsx'
import { emptyTexts, type VersionTexts } from '~/shared/measures/version-values.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { changedMeasures } from './changed-measures.ts'
import { saveMeasures, useItemMeasures } from './records.queries.ts'
import type { DraftRecord } from './use-draft-record.ts'

const failure = {
  title: 'Medidas não salvas',
  message: 'Não foi possível salvar as medidas. Tente novamente.',
}
const discarding = { question: 'Sair sem salvar?', text: 'As medidas que você digitou se perdem.' }
const noop = () => undefined

interface MeasureDialogProps {
  fitting: RecordedFitting
  draft: DraftRecord
  /** Gets what changed, as text. */
  onSaved: (text: string) => void
  onClose: () => void
}

/** A version of her measurement sheet. What the dress was cut from stays as it is. */
export function MeasureDialog(props: MeasureDialogProps) {
  const { fitting, onClose } = props
  const query = useItemMeasures(useAdmin().token, fitting)
  const failure = listFailure(query, { message: 'Falha ao buscar as medidas.' })
  if (!query.data)
    return (
      <Modal title="Anotar medidas" onDismiss={onClose}>
        {failure ? <FailurePanel {...failure} /> : <p role="status">Carregando medidas...</p>}
      </Modal>
    )
  const { sheet: person } = query.data
  return (
    <MeasureForm
      {...props}
      latest={person?.versions[0]}
      isChild={person?.isChild ?? false}
      onSaved={(text) => {
        void query.refetch()
        props.onSaved(text)
      }}
    />
  )
}

interface MeasureFormProps extends MeasureDialogProps {
  latest: MeasurementVersion | undefined
  isChild: boolean
}

function MeasureForm({ fitting, draft, latest, isChild, onSaved, onClose }: MeasureFormProps) {
  const { token } = useAdmin()
  const formId = useId()
  const [sending, setSending] = useState(false)
  const form = useForm<VersionTexts>({ defaultValues: emptyTexts(latest) })
  const { doubts, notice, bodyOf, showErrors, ...questions } = useMeasureQuestions(form, { latest, isChild })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(async (texts) => {
    const measured = bodyOf(texts)
    if (!measured) return
    const { measuredBy: _, ...measures } = measured
    setSending(true)
    try {
      // What was typed on the screen first: both are versions of one draft.
      if (draft.state !== 'saved' && draft.rows.length > 0) await draft.save()
      const version = draft.record()?.version
      draft.stored(await saveMeasures(token, { appointmentId: fitting.id, version, measures }))
      onSaved(changedMeasures(latest, measures.values))
      onClose()
    } catch (error) {
      setSending(false)
      toastFailure(`measures-${fitting.itemId}`, {
        title: failure.title,
        description: failureText(error, failure),
      })
      showErrors(error)
    }
  })
  return (
    <FormModal
      title="Anotar medidas"
      width={960}
      full
      formId={formId}
      submitLabel="Salvar medidas"
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
        <p className="text-ink-2">
          nº {fitting.orderNumber} · {fitting.productName}. As medidas entram na ficha de {fitting.firstName}{' '}
          como uma nova versão; as do corte continuam travadas.
        </p>
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
          hint="Opcional. Fica na ficha da cliente."
          {...form.register('note')}
          error={errors.note?.message}
        />
      </form>
    </FormModal>
  )
}
