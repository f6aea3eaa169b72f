import Plus from 'lucide-react/icons/plus'
import Scissors from 'lucide-react/icons/scissors'
import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useProductionPlans } from '~/shared/admin/production-plans.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanForm } from './plan-form.tsx'

const CHOSEN = 'modelo'
const COPIED = 'copia'
const NEW = 'novo'
const readPlans = { message: 'Falha ao buscar os modelos de produção.' }

/** The production plans, and beside them the chosen one, or a new one. */
export function Plans() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const query = useProductionPlans(token)
  const failure = listFailure(query, readPlans)
  if (!query.data && failure) return <FailurePanel {...failure} />
  if (!query.data)
    return (
      <>
        <p role="status" className="mb-2 text-ink-2">
          Carregando modelos de produção...
        </p>
        <TableSkeleton rows={3} />
      </>
    )
  const { plans, stages } = query.data
  const find = (text: string) => plans.find(({ id }) => String(id) === text)
  const chosen = find(get(CHOSEN))
  const copied = find(get(COPIED))
  const isNew = get(CHOSEN) === NEW
  const choose = (value: string, copy = '') => change({ [CHOSEN]: value, [COPIED]: copy })
  if (plans.length === 0 && !isNew)
    return (
      <EmptyState title="Nenhum modelo ainda" icon={<Scissors />}>
        <p>
          Diga quantos dias e quantas horas leva cada etapa. Com isso a loja promete a data de entrega do que
          é costurado sob encomenda ou sob medida.
        </p>
        <Button onClick={() => choose(NEW)}>Novo modelo</Button>
      </EmptyState>
    )
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div className="grid gap-2.5">
        {plans.length > 0 && (
          <ul aria-label="Modelos de produção" className="grid gap-2.5">
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} chosen={plan === chosen} onChoose={() => choose(String(plan.id))} />
              </li>
            ))}
          </ul>
        )}
        <Button variant="outline" onClick={() => choose(NEW)}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Novo modelo
        </Button>
        <p className="text-13 leading-[1.45] text-ink-2">
          Um modelo serve a muitas peças. Na peça, em <b className="font-semibold">Como vende</b>, escolha
          qual vale para sob encomenda e qual para sob medida.
        </p>
      </div>
      {(chosen || isNew) && (
        <PlanForm
          key={chosen ? `${chosen.id} ${chosen.version}` : `${NEW} ${copied?.id ?? ''}`}
          plan={chosen}
          copied={copied}
          stages={stages}
          onSaved={({ id }) => choose(String(id))}
          onCopy={({ id }) => choose(NEW, String(id))}
          onClose={() => choose('')}
          onReload={() => void query.refetch()}
        />
      )}
    </div>
  )
}
