import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export function ChipLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 text-14 transition-colors hover:border-wine hover:bg-wine-soft hover:text-wine"
    />
  )
}

/** A chosen filter; following the link removes it. */
export function RemovableChip({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...link}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-pill border border-wine bg-wine-soft px-4 py-1.5 text-14 leading-[1.3] font-medium text-wine transition-colors hover:bg-paper-3"
    >
      <span className="wrap-anywhere">
        <span className="sr-only">Remover filtro: </span>
        {children}
      </span>
      <X aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
    </Link>
  )
}
