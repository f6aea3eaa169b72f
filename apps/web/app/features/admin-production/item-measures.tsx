import { formatDate } from '@shop/contract/dates'
import { formatMeasure, measureNames, measures } from '@shop/contract/measures'
import type { ProductionItem, WorkMeasures } from '@shop/contract/production'
import { useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { hintOf } from './card-text.ts'
import { useWorkMeasures } from './production.queries.ts'

const readMeasures = { message: 'Falha ao buscar as medidas.' }

/** What it is cut from. Shown on request, because each reading is recorded. */
export function ItemMeasures({ item }: { item: ProductionItem }) {
  const { token } = useAdmin()
  const [shown, setShown] = useState(false)
  const isLocked = item.awaitedMeasures === null
  const query = useWorkMeasures(token, item.id, shown)
  const failure = listFailure(query, readMeasures)
  return (
    <section className="border-t border-line py-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-text text-[0.9375rem] font-semibold tracking-normal">Medidas</h3>
        <Badge tone={isLocked ? 'ok' : 'warning'}>
          {isLocked ? 'Travadas' : (hintOf(item) ?? 'Não travadas')}
        </Badge>
      </div>
      {!isLocked && <p className="text-14 text-ink-2">Não corte antes de o ateliê travar as medidas.</p>}
      {isLocked && !shown && (
        <Button variant="neutral" size="small" onClick={() => setShown(true)}>
          Ver medidas
        </Button>
      )}
      {failure && <FailurePanel {...failure} />}
      {shown && query.isPending && <p role="status">Carregando as medidas...</p>}
      {query.data?.locked && <Values locked={query.data.locked} />}
    </section>
  )
}

function Values({ locked }: { locked: WorkMeasures }) {
  const names = measureNames.filter((name) => locked.values[name] !== undefined)
  return (
    <>
      <p className="mb-2 text-14 text-ink-2">
        Medidas de {formatDate(locked.measuredOn)}, em centímetros
        {locked.heelMm !== null && `. Salto de ${formatMeasure(locked.heelMm)}`}.
      </p>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name} className="flex justify-between gap-3 border-b border-line py-2">
            <dt>{measures[name].label}</dt>
            <dd className="font-semibold tabular-nums">{formatMeasure(locked.values[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {locked.note && <p className="mt-3 whitespace-pre-line wrap-anywhere">Ao medir: {locked.note}</p>}
    </>
  )
}
