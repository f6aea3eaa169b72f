import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

/** Every chip; its height and padding are tokens of the density. */
export const chipStyle =
  'inline-flex min-h-(--chip-height) items-center rounded-pill border px-(--chip-padding) text-14 transition-colors'

export function ChipLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...props}
      className={classes(
        chipStyle,
        'border-line-strong hover:border-wine hover:bg-wine-soft hover:text-wine',
      )}
    />
  )
}

/** A chosen filter; following the link removes it. */
export function RemovableChip({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...link}
      className={classes(
        chipStyle,
        'max-w-full gap-2.5 border-wine bg-wine-soft py-1.5 leading-[1.3] font-medium text-wine hover:bg-paper-3',
      )}
    >
      <span className="wrap-anywhere">
        <span className="sr-only">Remover filtro: </span>
        {children}
      </span>
      <X aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
    </Link>
  )
}
