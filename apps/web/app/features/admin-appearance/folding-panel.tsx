import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'

interface FoldingPanelProps {
  title: string
  note?: string
  open?: boolean
  children: ReactNode
}

/** A group of fields that opens; what is folded away stays in the form. */
export function FoldingPanel({ title, note, open = false, children }: FoldingPanelProps) {
  return (
    <details open={open} className="group min-w-0 rounded-1 border border-line bg-white">
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-2 text-[0.9375rem] font-semibold hover:text-wine lg:px-5 [&::-webkit-details-marker]:hidden">
        {title}
        {note && <span className="ml-auto text-right text-14 font-normal text-ink-2">{note}</span>}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={classes(
            'size-5 flex-none transition-transform group-open:rotate-180',
            note === undefined && 'ml-auto',
          )}
        />
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-5 lg:px-5">{children}</div>
    </details>
  )
}
