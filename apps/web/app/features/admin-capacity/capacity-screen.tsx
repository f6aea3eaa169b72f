import type { Capacity } from '@shop/contract/schedule'
import { formatHours } from '@shop/contract/typed-hours'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { useStore } from '~/shared/admin/store-query.ts'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Notice } from '~/ui/notice.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { useCapacity } from './capacity.queries.ts'
import { CapacityWeeks } from './capacity-weeks.tsx'
import { OtherWeek } from './other-week.tsx'
import { PromisePreview } from './promise-preview.tsx'
import { useCapacityEdits } from './use-capacity-edits.ts'
import { UsualWeek } from './usual-week.tsx'
import { changesText, daysText, stateOf } from './week-view.ts'

const readCapacity = { message: 'Falha ao buscar as horas do ateliê.' }

export default function CapacityScreen() {
  const { token } = useAdmin()
  const query = useCapacity(token)
  const failure = listFailure(query, readCapacity)
  return (
    <>
      <TextLink to={adminPaths.production} className="no-underline">
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Produção
      </TextLink>
      <ScreenHead
        title="Capacidade"
        note={
          query.data || failure
            ? 'Doze semanas. O que está livre aqui decide a data que a loja promete.'
            : 'Carregando as horas do ateliê...'
        }
      />
      {query.data ? (
        <CapacityForm capacity={query.data} onReload={() => query.refetch()} />
      ) : failure ? (
        <FailurePanel {...failure} />
      ) : (
        <TableSkeleton rows={6} />
      )}
    </>
  )
}

function CapacityForm({ capacity, onReload }: { capacity: Capacity; onReload: () => Promise<unknown> }) {
  // National holidays are known without it.
  const closedDays = useStore(useAdmin().token).data?.closedDays ?? []
  const edits = useCapacityEdits(capacity, closedDays)
  const { weeks, terms, isDirty, isRead } = edits
  const { title, note } = changesText(edits.changedWeeks, edits.hasTerms)
  const openWeek = (week: string) => {
    const isOpen = weeks.some((one) => one.week === week && one.exception !== undefined)
    if (!isOpen) edits.changeWeek(week, { hours: formatHours(terms.weeklyMinutes), note: '' })
  }
  const reload = async () => {
    await onReload()
    edits.settleConflict()
  }
  return (
    <>
      {edits.stale && <Conflict onReload={() => void reload()} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty) void edits.save()
        }}
        className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start xl:gap-6"
      >
        <div className="min-w-0">
          <CapacityWeeks weeks={weeks} weeklyMinutes={terms.weeklyMinutes} onChange={edits.changeWeek} />
          <Overbooked
            days={weeks.filter((one) => one.isChanged && stateOf(one) === 'over').map(({ week }) => week)}
          />
          <OtherWeek today={capacity.asOf} onOpen={openWeek} />
          <p className="mt-3 text-13 text-ink-2">
            Cheia, a loja promete a partir da próxima semana com horas. Mudar aqui não muda nenhum prazo já
            prometido.
          </p>
        </div>
        <div className="grid gap-4 lg:max-xl:grid-cols-2 lg:max-xl:items-start">
          <UsualWeek edits={edits} />
          <PromisePreview capacity={capacity} terms={terms} weeks={weeks} closedDays={closedDays} />
        </div>
        {/* Enter in a field saves, as the bar's button does. */}
        <button type="submit" hidden>
          Salvar Alterações
        </button>
      </form>
      {isDirty && (
        <SaveBar
          title={title}
          note={isRead ? note : 'há campos com erro'}
          saving={edits.saving}
          onSave={() => void edits.save()}
          onDiscard={edits.discard}
        />
      )}
      <LeaveQuestion unsaved={isDirty && !edits.saving}>
        As horas que você mudou ainda não foram salvas.
      </LeaveQuestion>
    </>
  )
}

function Conflict({ onReload }: { onReload: () => void }) {
  return (
    <div role="alert" className="mb-4">
      <Notice tone="error">
        <p>
          Outra pessoa mudou a capacidade enquanto você editava. Nada do que você digitou se perde: atualize,
          confira e salve de novo.
        </p>
        <Button variant="outline" size="small" className="mt-2" onClick={onReload}>
          Atualizar
        </Button>
      </Notice>
    </div>
  )
}

/** Fewer hours than are booked: allowed, because the owner may know better, but never by accident. */
function Overbooked({ days }: { days: readonly string[] }) {
  return (
    <div role="status">
      {days.length > 0 && (
        <div className="mt-3">
          <Notice tone="warning">
            {days.length === 1
              ? `A semana de ${daysText(days)} fica com mais horas comprometidas do que o ateliê tem. Pode salvar: os prazos prometidos não mudam, e a loja não vende mais horas nessa semana.`
              : `As semanas de ${daysText(days)} ficam com mais horas comprometidas do que o ateliê tem. Pode salvar: os prazos prometidos não mudam, e a loja não vende mais horas nessas semanas.`}
          </Notice>
        </div>
      )}
    </div>
  )
}
