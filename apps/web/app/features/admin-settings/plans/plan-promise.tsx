import { formatDate } from '@shop/contract/dates'
import { promiseLines } from '@shop/contract/promise'
import { lastWorkingDayOf } from '@shop/contract/weeks'
import Calendar from 'lucide-react/icons/calendar'
import { freeHoursOf, useSchedule } from '~/shared/delivery/schedule.ts'
import { Notice } from '~/ui/notice.tsx'

/** What the shop would promise of it today, and whether days or hours decide. */
export function PlanPromise({ days, minutes }: { days: number; minutes: number }) {
  const { schedule } = useSchedule(true)
  if (schedule === undefined || days + minutes === 0) return null
  const hours = freeHoursOf(schedule)
  const [promise] =
    promiseLines({ schedule: hours, today: schedule.asOf }, [{ kind: 'made', work: { days, minutes } }]) ?? []
  const icon = <Calendar aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />
  if (promise === undefined)
    return (
      <Notice tone="warning" icon={icon}>
        Não há horas livres para este modelo nos próximos cinco anos.
      </Notice>
    )
  const week = promise.bookings.at(-1)?.week
  const doneOn = week && lastWorkingDayOf(week, schedule.closedDays)
  return (
    <Notice tone="info" icon={icon}>
      <p className="font-semibold">Pago hoje, fica pronto em {formatDate(promise.readyOn)}.</p>
      <p className="text-14">
        Chega entre {short(promise.from)} e {short(promise.to)}.
        {doneOn !== undefined &&
          ` As horas cabem até ${short(doneOn)}; ${doneOn < promise.readyOn ? 'os dias mandam' : 'as horas mandam'}.`}
      </p>
    </Notice>
  )
}

function short(day: string): string {
  return formatDate(day).slice(0, 5)
}
