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

const sizes = {
  normal: 'min-h-13 px-7',
  small: 'min-h-11 px-5',
} as const

interface Look {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

function look({ variant = 'primary', size = 'normal', className }: Look) {
  return classes(
    'inline-flex items-center justify-center gap-3 rounded-1 border text-center text-13 leading-[1.2] font-medium',
    'tracking-[0.12em] whitespace-nowrap uppercase transition-colors',
    'disabled:border-paper-3 disabled:bg-paper-3 disabled:text-ink-2',
    variants[variant],
    sizes[size],
    className,
  )
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** While true the button waits: it says so in its text and cannot be pressed again. */
  loading?: boolean
  children: ReactNode
}

export function Button({ variant, size, className, loading = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={loading || rest.disabled}
      className={look({ variant, size, className })}
    >
      {loading && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof Link>, 'className'> {}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={look({ variant, size, className })} />
}
