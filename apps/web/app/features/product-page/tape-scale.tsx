import { fitScale } from '@shop/contract/product-facts'

interface TapeScaleProps {
  label: string
  least: string
  most: string
  /** From 1 to `fitScale`. */
  value: number
}

const TICKS = 20

/** A place between two words, marked on a measuring tape. */
export function TapeScale({ label, least, most, value }: TapeScaleProps) {
  return (
    <div>
      <p className="flex justify-between gap-3 text-14">
        <span className="text-ink-2">{least}</span>
        <span className="font-medium">{label}</span>
        <span className="text-ink-2">{most}</span>
      </p>
      <p className="sr-only">
        {value} de {fitScale}, de {least} a {most}
      </p>
      <div aria-hidden="true" className="relative mt-3 h-3 border-b border-line-strong">
        <div className="absolute inset-0 flex items-end justify-between">
          {Array.from({ length: TICKS + 1 }, (_, tick) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change.
            <span key={tick} className="h-1.5 border-l border-line-strong first:h-2.5 last:h-2.5" />
          ))}
        </div>
        <span
          className="absolute -bottom-[3px] h-1.5 w-1/5 rounded-pill bg-wine"
          style={{ left: `${((value - 1) / fitScale) * 100}%` }}
        />
      </div>
    </div>
  )
}
