import { saoPauloDay } from '@shop/contract/calendar-days'
import { dayText, timeText } from '~/shared/appointments/appointment-text.ts'

interface HourButtonProps {
  startsAt: Date
  chosen: boolean
  onChoose: (startsAt: Date) => void
}

/** A radio styled as a button. Its name has the day, because arrows move from day to day without a word. */
export function HourButton({ startsAt, chosen, onChoose }: HourButtonProps) {
  return (
    <label className="relative grid min-h-11 cursor-pointer place-items-center rounded-1 border border-line-strong bg-white text-16 tabular-nums transition-colors hover:border-wine has-checked:border-wine has-checked:bg-wine has-checked:font-medium has-checked:text-white has-checked:forced-color-adjust-none has-focus-visible:shadow-(--focus-ring) forced-colors:has-focus-visible:outline-2">
      <input
        type="radio"
        name="startsAt"
        value={startsAt.toISOString()}
        checked={chosen}
        onChange={() => onChoose(startsAt)}
        aria-label={`${timeText(startsAt)}, ${dayText(saoPauloDay(startsAt))}`}
        className="absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none"
      />
      <span aria-hidden="true">{timeText(startsAt)}</span>
    </label>
  )
}
