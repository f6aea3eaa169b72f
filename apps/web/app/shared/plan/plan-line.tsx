import type { PlanLineText } from './plan-text.ts'

/** Its place is there before the atelier's hours are: nothing below it may move. */
export function PlanLine({ text }: { text: PlanLineText | undefined }) {
  return (
    <p className="mt-2 min-h-[3lh] text-14 leading-[1.5] text-ink-2 min-[22.5rem]:min-h-[2lh]">
      {text && (
        <>
          ou sinal de <span className="font-medium text-ink">{text.deposit}</span>
          {text.rest}
        </>
      )}
    </p>
  )
}
