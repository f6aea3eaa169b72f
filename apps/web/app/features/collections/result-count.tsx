import { formatNumber } from '@shop/contract/numbers'
import type { Ref } from 'react'

interface ResultCountProps {
  ref: Ref<HTMLParagraphElement>
  /** Null if the list could not be fetched: no count is shown. */
  total: number | null
}

export function ResultCount({ ref, total }: ResultCountProps) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      className="mb-4 flex min-h-11 items-center gap-1 text-14 text-ink-2 lg:mb-5"
    >
      {total !== null && (
        <>
          <span className="font-medium text-ink tabular-nums">{formatNumber(total)}</span>{' '}
          {total === 1 ? 'peça encontrada' : 'peças encontradas'}
        </>
      )}
    </p>
  )
}
