import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

const linkStyle =
  'inline-flex min-h-11 items-center gap-2 text-14 font-medium underline decoration-1 underline-offset-4 hover:decoration-2'

const tones = { wine: 'text-wine hover:text-wine-strong', error: 'text-error' } as const

export function TextLink({ className, ...rest }: ComponentProps<typeof Link> & { className?: string }) {
  return <Link {...rest} className={classes(linkStyle, tones.wine, className)} />
}

/** To another site. */
export function TextAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes(linkStyle, tones.wine, className)}>
      {children}
    </a>
  )
}

interface TextButtonProps extends ComponentProps<'button'> {
  /** Red for irreversible actions. */
  tone?: keyof typeof tones
}

/** A button styled as a text link. */
export function TextButton({ tone = 'wine', className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={classes(linkStyle, tones[tone], className)} />
}
