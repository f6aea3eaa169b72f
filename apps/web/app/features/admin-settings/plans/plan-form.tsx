import type { ProductionPlan } from '@shop/contract/production-plans'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { PlanPromise } from './plan-promise.tsx'
import type { Stage } from './plan-stage.tsx'
import { PlanStages } from './plan-stages.tsx'
import { draftOf, NAME_MAX, readPlan } from './plan-values.ts'
import { savePlan } from './plans.queries.ts'
import { RemovePlan } from './remove-plan.tsx'

const SAVE = 'plan'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar o modelo.',
  noResponse: 'O que você digitou continua aqui. Tente novamente.',
}

interface PlanFormProps {
  /** Undefined: a new one. */
  plan: ProductionPlan | undefined
  /** What a new one begins with. */
  copied: ProductionPlan | undefined
  stages: readonly Stage[]
  onSaved: (plan: ProductionPlan) => void
  onCopy: (plan: ProductionPlan) => void
  onClose: () => void
  onReload: () => void
}

export function PlanForm({ plan, copied, stages, onSaved, onCopy, onClose, onReload }: PlanFormProps) {
  const { token } = useAdmin()
  const [initial] = useState(() => draftOf(plan ?? (copied && { ...copied, name: `${copied.name} (cópia)` })))
  const [draft, setDraft] = useState(initial)
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [stale, setStale] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const heading = useRef<HTMLSpanElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // On a phone the form is below the list.
  useEffect(() => heading.current?.focus(), [])
  const { saved, problems, days, minutes } = readPlan(
    draft,
    stages.map(({ id }) => id),
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setTried(true)
    if (!saved) {
      toastFailure(SAVE, { title: failure.title, description: 'Confira os campos marcados.' })
      // The marks appear with the next frame.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setSaving(true)
    try {
      const result = await savePlan(token, plan, saved)
      toastSuccess(SAVE, { title: 'Sucesso!', description: `Modelo ${result.name} salvo.` })
      onSaved(result)
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      setNameError(error instanceof ApiError ? error.fields['name'] : undefined)
      toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
    }
    setSaving(false)
  }

  const isDirty = plan ? draft !== initial : draft !== initial || copied !== undefined
  return (
    <>
      <Panel
        title={
          <span ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
            {plan?.name ?? 'Novo modelo'}
          </span>
        }
        aside={
          plan && (
            <span className="flex gap-4">
              <TextButton onClick={() => onCopy(plan)}>Copiar</TextButton>
              <RemovePlan plan={plan} onRemoved={onClose} />
            </span>
          )
        }
      >
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-5 p-4 lg:p-5"
        >
          {stale && <StaleNotice what="este modelo ou as etapas" onReload={onReload} />}
          <Field
            label="Nome"
            starred
            required
            autoComplete="off"
            maxLength={NAME_MAX}
            value={draft.name}
            onChange={(event) => {
              setNameError(undefined)
              setDraft({ ...draft, name: event.currentTarget.value })
            }}
            error={nameError ?? (tried ? problems.name : undefined)}
          />
          <PlanStages
            stages={stages}
            draft={draft}
            problems={problems}
            tried={tried}
            totals={{ days, minutes }}
            onChange={setDraft}
          />
          <PlanPromise days={days} minutes={minutes} />
          <p className="text-13 text-ink-2">Pedidos já feitos guardam o modelo como era no dia.</p>
          <div className="flex justify-end gap-2 max-lg:[&>*]:flex-1">
            <Button variant="neutral" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              {plan ? 'Salvar Alterações' : 'Criar modelo'}
            </Button>
          </div>
        </form>
      </Panel>
      <LeaveQuestion unsaved={isDirty && !saving}>
        O que você preencheu deste modelo ainda não foi salvo.
      </LeaveQuestion>
    </>
  )
}
