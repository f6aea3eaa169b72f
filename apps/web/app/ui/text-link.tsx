import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

export function TextLink({ className, ...rest }: ComponentProps<typeof Link> & { className?: string }) {
  return (
    <Link
      {...rest}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:text-wine-strong hover:decoration-2',
        className,
      )}
    />
  )
}
