import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

const variants = {
  primary: 'border-wine bg-wine text-white hover:border-wine-strong hover:bg-wine-strong',
  outline: 'border-wine bg-transparent text-wine hover:bg-wine hover:text-white',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:text-wine',
  danger: 'border-error bg-transparent text-error hover:bg-error hover:text-white',
  light: 'border-paper bg-paper text-wine hover:border-white hover:bg-white',
} as const

interface ButtonStyle {
  variant?: keyof typeof variants | undefined
  className?: string | undefined
}

function buttonStyle({ variant = 'primary', className }: ButtonStyle) {
  return classes(
    'relative inline-flex min-h-13 items-center justify-center gap-3 rounded-1 border px-7 text-center text-13 leading-[1.2] font-medium',
    'tracking-[0.12em] whitespace-nowrap uppercase transition-colors',
    'disabled:border-paper-3 disabled:bg-paper-3 disabled:text-ink-2',
    variants[variant],
    className,
  )
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** While true the button shows a spinner and ignores clicks; unlike a disabled one it can have focus. */
  loading?: boolean
  /** Shown instead of the label while loading. */
  loadingText?: string
  children: ReactNode
}

export function Button({
  variant,
  className,
  loading = false,
  loadingText,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const showsPendingText = loading && loadingText !== undefined
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading}
      aria-disabled={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonStyle({
        variant,
        className: classes(className, showsPendingText && 'border-paper-3! bg-paper-3! text-ink-2!'),
      })}
    >
      {loading && <span className={showsPendingText ? 'spinner' : 'spinner absolute'} aria-hidden="true" />}
      {showsPendingText ? (
        loadingText
      ) : (
        <span className={loading ? 'opacity-25' : undefined}>{children}</span>
      )}
    </button>
  )
}

interface ButtonLinkProps extends ButtonStyle, Omit<ComponentProps<typeof Link>, 'className'> {}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, className })} />
}

interface ButtonAnchorProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'className'> {
  href: string
}

/** A link out of the shop: a phone number, an email, another site. */
export function ButtonAnchor({ variant, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a rel="noopener" {...rest} className={buttonStyle({ variant, className })}>
      {children}
    </a>
  )
}
