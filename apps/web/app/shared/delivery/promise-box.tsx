import { saoPauloDay } from '@shop/contract/calendar-days'
import type { DeliveryWindow } from '@shop/contract/dates'
import { type Arrival, isWeddingDay, wrongWeddingDay } from '@shop/contract/wedding'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ReactNode, useId, useState } from 'react'
import { classes } from '~/ui/classes.ts'
import { arrivalSentence, headlines, lateSentence } from './promise-text.ts'
import { saveWeddingDay } from './save-wedding-day.ts'
import { useWeddingDay } from './wedding-day.ts'

interface PromiseBoxProps {
  /** Under the question. */
  note: string
  /** Undefined while the schedule is not loaded. */
  window: DeliveryWindow | undefined
  /** Undefined without a date. */
  arrival: Arrival | undefined
  /** 'Sob encomenda', 'O pedido': what would be late. */
  subject: string
  /** In place of the answer, while there is no date. */
  withoutDate?: ReactNode
  /** Why there is no window, and what to do; shown with and without a date. */
  problem?: ReactNode
  /** What would arrive in time. */
  children?: ReactNode
}

/** The question about the wedding, and below it whether the item arrives in time; read out when the date changes. */
export function PromiseBox({
  note,
  window: delivery,
  arrival,
  subject,
  withoutDate,
  problem,
  children,
}: PromiseBoxProps) {
  const weddingOn = useWeddingDay()
  return (
    <section aria-label="Data do casamento" className="overflow-hidden rounded-1 bg-paper-2">
      <WeddingField note={note} />
      <div role="status">
        {problem && (
          <div className="flex flex-wrap items-center gap-x-3 px-5 pb-4 text-14 leading-[1.5]">{problem}</div>
        )}
        {weddingOn === undefined && withoutDate}
        {weddingOn !== undefined && delivery && arrival && (
          <div className={classes('flex gap-4 px-5 py-4 leading-[1.5]', grounds[arrival])}>
            <ArrivalIcon arrival={arrival} />
            <div className="min-w-0 flex-1">
              <p className={classes('font-medium', inks[arrival])}>
                {arrival === 'late' ? `${subject} não chega a tempo.` : headlines[arrival]}
              </p>
              <p className="text-14 text-ink-2">
                {arrival === 'late'
                  ? lateSentence(delivery, weddingOn)
                  : arrivalSentence(delivery, weddingOn)}
              </p>
              {arrival === 'late' && children}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

const grounds: Record<Arrival, string> = {
  early: 'bg-ok-soft',
  tight: 'bg-warning-soft',
  late: 'bg-error-soft',
}
const inks: Record<Arrival, string> = { early: 'text-ok', tight: 'text-warning', late: 'text-error' }

function ArrivalIcon({ arrival }: { arrival: Arrival }) {
  const icon = {
    'aria-hidden': true,
    strokeWidth: 1.5,
    className: `mt-0.5 size-5.5 flex-none ${inks[arrival]}`,
  }
  if (arrival === 'early') return <Check {...icon} />
  return arrival === 'tight' ? <Clock {...icon} /> : <TriangleAlert {...icon} />
}

/** The browser's own calendar. What cannot be a wedding is said below it, and not stored. */
function WeddingField({ note }: { note: string }) {
  const id = useId()
  const stored = useWeddingDay()
  const [typed, setTyped] = useState<string>()
  const [today] = useState(() => saoPauloDay(new Date()))
  const isWrong = typed !== undefined && typed !== '' && !isWeddingDay(typed, today)
  const change = (day: string) => {
    setTyped(day)
    if (day === '' || isWeddingDay(day, today)) saveWeddingDay(day === '' ? undefined : day)
  }
  return (
    <div className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_11.875rem] sm:items-center">
      <div>
        <label htmlFor={id} className="block font-medium">
          Quando é o casamento?
        </label>
        <span id={`${id}-note`} className="block text-13 leading-[1.45] text-ink-2">
          {note}
        </span>
      </div>
      <input
        id={id}
        type="date"
        // The page may have been rendered yesterday.
        suppressHydrationWarning
        min={today}
        value={typed ?? stored ?? ''}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-note ${id}-wrong`}
        onChange={(event) => change(event.target.value)}
        // From here on another tab, or the account, may change it.
        onBlur={() => !isWrong && setTyped(undefined)}
        className="h-(--control) w-full rounded-1 border border-line-strong bg-white px-(--field-padding) text-(length:--field-text) text-ink focus-visible:shadow-(--focus-ring)"
      />
      <p id={`${id}-wrong`} role="alert" className="text-14 text-error empty:hidden sm:col-span-2">
        {/* While a year is being typed it begins with zeros. */}
        {isWrong && !typed.startsWith('0') && wrongWeddingDay}
      </p>
    </div>
  )
}
