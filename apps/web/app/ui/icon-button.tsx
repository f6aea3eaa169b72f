import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

const iconButtonStyle =
  'relative inline-grid size-11 flex-none place-items-center rounded-1 text-ink transition-colors hover:text-wine'

interface IconStyle {
  /** The accessible name of the icon. */
  label: string
  icon: ReactNode
  /** A number shown on the icon; the label must contain it too, because the badge is only visual. */
  count?: number | undefined
  className?: string | undefined
}

export function IconButton({
  label,
  icon,
  count,
  className,
  ...rest
}: IconStyle & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" aria-label={label} {...rest} className={classes(iconButtonStyle, className)}>
      {icon}
      <CountBubble count={count} />
    </button>
  )
}

export function IconLink({
  label,
  icon,
  count,
  className,
  ...rest
}: IconStyle & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link aria-label={label} {...rest} className={classes(iconButtonStyle, className)}>
      {icon}
      <CountBubble count={count} />
    </Link>
  )
}

/** A third digit would cover the icon. */
const MAX_SHOWN = 99

function CountBubble({ count = 0 }: { count: number | undefined }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-[3px] right-0 forced-color-adjust-none min-w-[18px] rounded-[9px] bg-wine px-[5px] text-center text-[11px] leading-[18px] font-semibold text-white"
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
