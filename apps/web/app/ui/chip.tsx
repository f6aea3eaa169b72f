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
