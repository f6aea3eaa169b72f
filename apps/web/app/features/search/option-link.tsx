import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export interface OptionProps {
  id: string
  'aria-selected': boolean
  onClick: () => void
}

/** An option of the combobox: the focus stays in the field, and a click follows the link like any other. */
export function OptionLink({
  children,
  'aria-selected': selected,
  ...link
}: OptionProps & Pick<ComponentProps<typeof Link>, 'to' | 'className' | 'children'>) {
  return (
    <Link {...link} role="option" aria-selected={selected} tabIndex={-1}>
      {children}
    </Link>
  )
}
