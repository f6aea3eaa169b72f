import { saoPauloDay } from '@shop/contract/calendar-days'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMinute } from '~/lib/use-minute.ts'
import { useHold } from './use-hold.ts'
import { type LoadedWeek, useWeeks } from './use-weeks.ts'
import { bookableDays, hasHours, mondayOf, weekAfter, weekBefore } from './week.ts'

interface HoursInput {
  typeId: number
  noticeHours: number
  /** Of the server, whose first page may be older than the browser's clock. */
  renderedAt: Date
  initial?: LoadedWeek | undefined
}

/** The hours of one kind of appointment, the chosen one and its hold: for the form and for moving. */
export function useHours({ typeId, noticeHours, renderedAt, initial }: HoursInput) {
  const now = useMinute() ?? renderedAt
  const today = saoPauloDay(now)
  const [chosen, setChosen] = useState<{ typeId: number; startsAt: Date }>()
  const [notice, setNotice] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const weeks = useWeeks(typeId, today, initial)
  const startsAt = chosen?.typeId === typeId ? chosen.startsAt : undefined

  const dropChoice = () => {
    setChosen(undefined)
    setNotice(taken)
    weeks.reload()
    heading.current?.focus()
  }
  const hold = useHold(dropChoice)
  const choose = (start: Date) => {
    const wanted = { typeId, startsAt: start }
    setChosen(wanted)
    setNotice(undefined)
    hold.choose(wanted)
  }

  const restore = useEffectEvent(() => {
    const ticked = document.querySelector<HTMLInputElement>('input[name=startsAt]:checked')
    if (ticked) choose(new Date(ticked.value))
    else {
      hold.restore((stored) => {
        if (stored.typeId !== typeId) return
        setChosen(stored)
        weeks.show(mondayOf(saoPauloDay(stored.startsAt)))
      })
    }
  })
  // Ticked before the page was hydrated, or held before it was loaded again.
  useEffect(() => {
    const timer = setTimeout(() => restore())
    return () => clearTimeout(timer)
  }, [])

  const { monday, slots } = weeks
  const before = monday === undefined ? undefined : weekBefore(monday, today)
  const after = monday === undefined ? undefined : weekAfter(monday, today)
  return {
    startsAt,
    hold,
    notice,
    /** Nothing at all can be booked. */
    isClosed: slots !== undefined && before === undefined && !hasHours(slots) && slots.nextDay === null,
    /** Somebody else has it. */
    lose() {
      hold.choose(undefined)
      dropChoice()
    },
    requireHour() {
      setNotice('Escolha um dia e uma hora.')
      heading.current?.focus()
    },
    showDay: (day: string) => weeks.show(mondayOf(day)),
    view: {
      heading,
      days:
        slots &&
        bookableDays(slots.days, {
          now,
          noticeHours,
          held: hold.hold?.typeId === typeId ? startsAt : undefined,
        }),
      failed: weeks.failed,
      onRetry: weeks.reload,
      onPrevious: before === undefined ? undefined : () => weeks.show(before),
      onNext: after === undefined ? undefined : () => weeks.show(after),
      nextDay: slots?.nextDay ?? null,
      onNextDay: (day: string) => weeks.show(mondayOf(day)),
      chosen: startsAt,
      onChoose: choose,
    },
  }
}

const taken = 'Esta hora acabou de ser reservada. Atualizamos as horas livres: escolha outra.'
