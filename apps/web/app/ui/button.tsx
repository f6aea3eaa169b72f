import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

interface ButtonStyle {
  /** Those of the admin area only are in its own stylesheet, which no shopper fetches: neutral, ghost and danger. */
  variant?:
    | 'primary'
    | 'outline'
    | 'quiet'
    | 'danger-outline'
    | 'light'
    | 'neutral'
    | 'ghost'
    | 'danger'
    | undefined
  size?: 'small' | undefined
  className?: string | undefined
}

/** styles/button.css, styles/admin.css */
function buttonStyle({ variant = 'primary', size, className }: ButtonStyle) {
  return classes(`button button--${variant}`, size && 'min-h-(--control-small) px-3.5 text-14', className)
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** While true the button shows a spinner and ignores clicks; unlike a disabled one it can have focus. */
  loading?: boolean | undefined
  /** Shown instead of the label while loading. */
  loadingText?: string
  /** Before the label. The spinner replaces it, so that the label stays readable. */
  icon?: ReactNode
  children: ReactNode
}

export function Button({
  variant,
  size,
  className,
  loading = false,
  loadingText,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const showsPendingText = loading && loadingText !== undefined
  const covered = loading && !icon && !showsPendingText
  const spinner = loading && <span className={classes('spinner', covered && 'absolute')} aria-hidden="true" />
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading}
      aria-disabled={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonStyle({
        variant,
        size,
        className: classes(className, showsPendingText && 'border-paper-3! bg-paper-3! text-ink-2!'),
      })}
    >
      {(!icon || showsPendingText) && spinner}
      {showsPendingText ? (
        loadingText
      ) : (
        <span className={classes('inline-flex items-center gap-[inherit]', covered && 'opacity-25')}>
          {icon && (spinner || icon)}
          {children}
        </span>
      )}
    </button>
  )
}

interface ButtonLinkProps extends ButtonStyle, Omit<ComponentProps<typeof Link>, 'className'> {}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, size, className })} />
}

interface ButtonAnchorProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'className'> {
  href: string
}

/** A link out of the shop: a phone number, an email, another site. */
export function ButtonAnchor({ variant, size, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a rel="noopener" {...rest} className={buttonStyle({ variant, size, className })}>
      {children}
    </a>
  )
}
