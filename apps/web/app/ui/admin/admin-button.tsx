import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'

const variants = {
  primary: 'border-wine bg-wine text-white hover:border-wine-strong hover:bg-wine-strong',
  outline: 'border-wine bg-transparent text-wine hover:bg-wine-soft',
  neutral: 'border-line-strong bg-white text-ink hover:border-wine hover:text-wine',
  quiet: 'border-transparent bg-transparent text-wine hover:bg-wine-soft px-3!',
  danger: 'border-error bg-error text-white hover:brightness-90',
  'danger-outline': 'border-error bg-transparent text-error hover:bg-error-soft',
} as const

interface AdminButtonStyle {
  variant?: keyof typeof variants | undefined
  small?: boolean | undefined
  className?: string | undefined
}

/** Sentence case and 15 px, unlike the shop's capitals: easier to read for a full working day. */
function adminButtonStyle({ variant = 'primary', small = false, className }: AdminButtonStyle) {
  return classes(
    'relative inline-flex flex-none items-center justify-center gap-2 rounded-1 border font-medium whitespace-nowrap transition-colors',
    'disabled:border-paper-3 disabled:bg-paper-3 disabled:text-ink-2',
    small ? 'min-h-(--control-small) px-3.5 text-14' : 'min-h-(--control) px-4.5 text-[0.9375rem]',
    variants[variant],
    className,
  )
}

interface AdminButtonProps extends AdminButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** While true the button shows a spinner and ignores clicks; unlike a disabled one it can have focus. */
  loading?: boolean | undefined
  /** Before the label. The spinner replaces it, so that the label stays readable. */
  icon?: ReactNode
  children: ReactNode
}

const spinner = <span className="spinner" aria-hidden="true" />

export function AdminButton({
  variant,
  small,
  className,
  loading = false,
  icon,
  onClick,
  children,
  ...rest
}: AdminButtonProps) {
  const covered = loading && !icon
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading}
      aria-disabled={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={adminButtonStyle({ variant, small, className })}
    >
      {covered && <span className="absolute">{spinner}</span>}
      <span className={classes('inline-flex items-center gap-2', covered && 'opacity-25')}>
        {icon && (loading ? spinner : icon)}
        {children}
      </span>
    </button>
  )
}

interface AdminLinkProps extends AdminButtonStyle, Omit<ComponentProps<typeof Link>, 'className'> {}

export function AdminLink({ variant, small, className, ...rest }: AdminLinkProps) {
  return <Link {...rest} className={adminButtonStyle({ variant, small, className })} />
}

/** A link out of the shop's pages: an email, a chat. */
export function AdminAnchor({
  variant,
  small,
  className,
  children,
  ...rest
}: AdminButtonStyle & ComponentProps<'a'>) {
  return (
    <a {...rest} className={adminButtonStyle({ variant, small, className })}>
      {children}
    </a>
  )
}
