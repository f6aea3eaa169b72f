import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  neutral: 'bg-paper-2 text-ink-2',
  paper: 'bg-paper text-wine',
  wine: 'bg-wine-soft text-wine',
  sage: 'bg-sage-soft text-sage',
  ok: 'bg-ok-soft text-ok',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
  info: 'bg-info-soft text-info',
} as const

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-[26px] items-center gap-2 rounded-pill px-3 font-text text-13 leading-[1.2] font-medium tracking-normal whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

interface BadgeProps {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}
