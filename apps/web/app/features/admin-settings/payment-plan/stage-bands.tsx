import type { StageBand } from '@shop/contract/production-plans'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useProductionPlans } from '~/shared/admin/production-plans.ts'
import { SelectField } from '~/ui/select-field.tsx'
import { Group } from '../store-fields.tsx'
import { setBand } from './stage-bands.queries.ts'

const SAVE = 'stage-band'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar a etapa.',
  noResponse: 'Tente novamente.',
}

const choices: readonly { band: StageBand | null; text: string }[] = [
  { band: null, text: 'Não conta' },
  { band: 'cut', text: 'Corte começado, quando ela começa' },
  { band: 'fitted', text: 'Primeira prova feita, quando ela termina' },
]

/** Saved at once, like the order of the stages: they are of the whole atelier. Nothing while they are loading. */
export function StageBands() {
  const { token } = useAdmin()
  const { data } = useProductionPlans(token)
  const [sending, setSending] = useState<number>()
  if (data === undefined) return null

  const save = async ({ id, name }: { id: number; name: string }, band: StageBand | null) => {
    setSending(id)
    try {
      await setBand(token, id, band)
      toastSuccess(SAVE, { title: 'Sucesso!', description: `Etapa ${name} salva.` })
    } catch (error) {
      toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
    }
    setSending(undefined)
  }

  return (
    <div className="mt-8 max-w-200">
      <Group
        title="O que cada etapa conta no cancelamento"
        note="Vale na hora, também para encomendas em andamento. Medidas travadas contam sem etapa."
      >
        {data.stages.map((stage) => (
          <SelectField
            key={stage.id}
            label={stage.name}
            value={stage.band ?? ''}
            disabled={sending !== undefined}
            className="col-span-full lg:col-span-3"
            onChange={({ target }) =>
              void save(stage, choices.find(({ band }) => band === target.value)?.band ?? null)
            }
          >
            {choices.map(({ band, text }) => (
              <option key={text} value={band ?? ''}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
      </Group>
    </div>
  )
}
