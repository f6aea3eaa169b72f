import type { SizeRow } from '@shop/contract/size-finder'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { SizeTable } from './size-table.tsx'

/** Beside the drawing there is room for the table; on a phone it would push the form away. */
const WIDE = '(min-width: 40rem)'

/** The table without typing anything. */
export function OpenTable({ chart }: { chart: readonly SizeRow[] }) {
  const [isOpen] = useState(() => window.matchMedia(WIDE).matches)
  return (
    <details open={isOpen} className="group border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
        Tabela de medidas
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <SizeTable chart={chart} />
    </details>
  )
}
