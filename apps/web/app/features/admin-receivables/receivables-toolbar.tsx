import type { ReceivablesOfPeriod } from '@shop/contract/receivables'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '~/ui/button.tsx'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { monthsLater, monthText } from './month.ts'

/** What is listed, as in the URL. Empty: everything. */
export type Shown = '' | 'atrasadas' | 'recebidas'

export function shownIn(text: string): Shown {
  return text === 'atrasadas' || text === 'recebidas' ? text : ''
}

interface ReceivablesToolbarProps {
  month: string
  shown: Shown
  data: ReceivablesOfPeriod | undefined
  onMonth: (month: string) => void
  onShow: (shown: Shown) => void
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const

export function ReceivablesToolbar({ month, shown, data, onMonth, onShow }: ReceivablesToolbarProps) {
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)]
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex items-center gap-2 max-lg:w-full max-lg:justify-between lg:gap-4">
        <Button
          variant="neutral"
          className="w-12 px-0! lg:w-10"
          aria-label={`Mês anterior: ${monthText(before)}`}
          onClick={() => onMonth(before)}
        >
          <ChevronLeft {...icon} />
        </Button>
        <h2 aria-live="polite" className="text-[1.625rem] font-medium">
          {monthText(month)}
        </h2>
        <Button
          variant="neutral"
          className="w-12 px-0! lg:w-10"
          aria-label={`Mês seguinte: ${monthText(after)}`}
          onClick={() => onMonth(after)}
        >
          <ChevronRight {...icon} />
        </Button>
      </div>
      <div className="min-w-0 max-lg:w-full">
        <FilterChips label="Mostrar">
          <FilterChip chosen={shown === ''} onChoose={() => onShow('')}>
            Tudo
          </FilterChip>
          <FilterChip
            chosen={shown === 'atrasadas'}
            count={data?.late.count}
            onChoose={() => onShow('atrasadas')}
          >
            Atrasadas
          </FilterChip>
          <FilterChip
            chosen={shown === 'recebidas'}
            count={data?.paid.count}
            onChoose={() => onShow('recebidas')}
          >
            Recebidas
          </FilterChip>
        </FilterChips>
      </div>
    </div>
  )
}
