import type { Slots } from '@shop/contract/appointments'
import { dayOfMonth } from '@shop/contract/format-days'
import { shortWeekdayText } from '@shop/contract/weekday-text'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode, RefObject } from 'react'
import { dayText, periodText } from '~/shared/appointments/appointment-text.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { HourButton } from './hour-button.tsx'

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const

interface HoursProps {
  title: string
  /** Receives the focus when the hours have changed under her hands. */
  heading: RefObject<HTMLHeadingElement | null>
  days: Slots['days'] | undefined
  failed: boolean
  onRetry: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  nextDay: string | null
  onNextDay: (day: string) => void
  chosen: Date | undefined
  onChoose: (startsAt: Date) => void
  /** Above the hours: what happened to the chosen one. */
  notice: ReactNode
  /** Below them. */
  note: ReactNode
}

/** A week of free hours. All of them are one choice: Tab enters it, arrows move in it. */
export function Hours({ title, heading, days, failed, onRetry, onPrevious, onNext, ...props }: HoursProps) {
  const { nextDay, onNextDay, chosen, onChoose, notice, note } = props
  const [first, last] = [days?.at(0), days?.at(-1)]
  return (
    <section aria-labelledby="hours" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="hours" ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
          {title}
        </h2>
        <div className="flex items-center text-14 text-ink-2 max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)] max-sm:justify-between">
          <IconButton
            label="Semana anterior"
            icon={<ChevronLeft {...icon} />}
            aria-disabled={onPrevious === undefined}
            onClick={onPrevious}
            className="aria-disabled:text-line-strong"
          />
          <p aria-live="polite" className="min-w-40 text-center">
            {first && last && periodText(first.day, last.day)}
          </p>
          <IconButton
            label="Próxima semana"
            icon={<ChevronRight {...icon} />}
            aria-disabled={onNext === undefined}
            onClick={onNext}
            className="aria-disabled:text-line-strong"
          />
        </div>
      </div>
      {notice}
      {failed && (
        <p role="alert" className="text-ink-2">
          Não foi possível carregar as horas. <TextButton onClick={onRetry}>Tentar novamente</TextButton>
        </p>
      )}
      {!days && !failed && <HoursWaiting />}
      {days && (
        <div
          role="radiogroup"
          aria-labelledby="hours"
          className={`grid grid-cols-3 gap-x-3 gap-y-6 ${days.length > WORKING_DAYS ? 'sm:grid-cols-7' : 'sm:grid-cols-6'}`}
        >
          {days.map((day) => (
            <Day key={day.day} {...day} chosen={chosen} onChoose={onChoose} />
          ))}
        </div>
      )}
      {days?.every(({ starts }) => starts.length === 0) && (
        <p className="text-ink-2">
          {nextDay === null ? (
            'Não há mais horas livres depois desta semana.'
          ) : (
            <>
              Nenhuma hora livre nesta semana. A próxima é em {dayText(nextDay)}.{' '}
              <TextButton onClick={() => onNextDay(nextDay)}>Ver as horas desse dia</TextButton>
            </>
          )}
        </p>
      )}
      {note}
    </section>
  )
}

const WORKING_DAYS = 6

type DayProps = Slots['days'][number] & Pick<HoursProps, 'chosen' | 'onChoose'>

function Day({ day, closed, starts, chosen, onChoose }: DayProps) {
  return (
    <section aria-label={dayText(day)} className="grid min-w-0 content-start gap-2">
      <h3 className="grid justify-items-center border-b border-line pb-2 font-text text-13! text-ink-2">
        <span className="sr-only">{dayText(day)}</span>
        <span aria-hidden="true">{shortWeekdayText(day).slice(0, 3)}</span>
        <span aria-hidden="true" className="font-title text-[1.75rem] leading-none text-ink">
          {dayOfMonth(day)}
        </span>
      </h3>
      {starts.map((startsAt) => (
        <HourButton
          key={startsAt.getTime()}
          startsAt={startsAt}
          chosen={chosen?.getTime() === startsAt.getTime()}
          onChoose={onChoose}
        />
      ))}
      {starts.length === 0 && (
        <p className="pt-2 text-center text-12 leading-[1.4] text-ink-3">{emptyTexts[closed ?? 'taken']}</p>
      )}
    </section>
  )
}

const emptyTexts = { holiday: 'feriado', closed: 'fechado', taken: 'sem horas livres' } as const

/** As high as a week with two hours a day, so that little moves when it comes. */
function HoursWaiting() {
  return (
    <p role="status" className="flex min-h-44 items-center justify-center gap-3 text-ink-2">
      <span className="spinner" aria-hidden="true" />
      Carregando as horas...
    </p>
  )
}
