import { formatDate } from '@shop/contract/dates'
import { promiseLines, type Schedule } from '@shop/contract/promise'
import type { Capacity, ScheduleSettings } from '@shop/contract/schedule'
import { shownToVisitors } from '@shop/contract/weeks'
import { adminPaths } from '~/admin-paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useProductionPlans, workOf } from '~/shared/admin/production-plans.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { freeOf, shortDate, type WeekView } from './week-view.ts'

interface PromisePreviewProps {
  capacity: Capacity
  terms: ScheduleSettings
  weeks: readonly WeekView[]
  closedDays: readonly string[]
}

/** What the shop would promise of each plan with the hours on this screen, saved or not. */
export function PromisePreview({ capacity, terms, weeks, closedDays }: PromisePreviewProps) {
  const { data } = useProductionPlans(useAdmin().token)
  if (data === undefined) return null
  const schedule = scheduleOf(terms, weeks, closedDays)
  return (
    <section aria-labelledby="promises" className="rounded-1 bg-paper-2 px-5 py-4">
      <h2 id="promises" className="font-text text-[0.9375rem] leading-[1.3] font-semibold tracking-normal">
        Hoje a loja promete
      </h2>
      {data.plans.length === 0 ? (
        <>
          <p className="mt-2 text-14 text-ink-2">
            Ainda não há modelo de produção: a loja mostra o prazo comum, sem olhar estas horas.
          </p>
          <TextLink to={`${adminPaths.settings}?secao=modelos`}>Criar um modelo</TextLink>
        </>
      ) : (
        <>
          <dl className="mt-2 grid gap-1.5">
            {data.plans.map((plan) => (
              <div key={plan.id} className="flex items-baseline justify-between gap-4">
                <dt className="min-w-0 text-ink-2 wrap-anywhere">{plan.name}</dt>
                <dd className="flex-none tabular-nums">
                  {promiseText(schedule, capacity.asOf, workOf(plan))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-13 leading-[1.45] text-ink-2">
            Pagamento em {formatDate(capacity.asOf)}, já com as mudanças não salvas desta tela.
          </p>
        </>
      )}
    </section>
  )
}

/** Rounded as visitors see the hours: the product page says the same days. */
function scheduleOf(
  terms: ScheduleSettings,
  weeks: readonly WeekView[],
  closedDays: readonly string[],
): Schedule {
  const free = weeks.map((view): [string, number] => [view.week, shownToVisitors(Math.max(0, freeOf(view)))])
  return {
    ...terms,
    weeklyMinutes: shownToVisitors(terms.weeklyMinutes),
    closedDays,
    freeMinutes: new Map(free),
  }
}

function promiseText(schedule: Schedule, today: string, work: { days: number; minutes: number }): string {
  const [promise] = promiseLines({ schedule, today }, [{ kind: 'made', work }]) ?? []
  return promise ? `${shortDate(promise.from)} a ${shortDate(promise.to)}` : 'sem horas livres'
}
