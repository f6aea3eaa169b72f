import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  neutral: 'bg-paper-2 text-ink',
  ok: 'bg-ok-soft text-ink',
  info: 'bg-info-soft text-ink',
  warning: 'bg-warning-soft text-ink',
  error: 'bg-error-soft text-error',
} as const

interface NoticeProps {
  tone?: keyof typeof tones
  icon?: ReactNode
  children: ReactNode
}

/** A message inside the page, where a toast would disappear too soon. */
export function Notice({ tone = 'neutral', icon, children }: NoticeProps) {
  return (
    <div className={classes('flex items-start gap-4 rounded-1 px-5 py-4 leading-[1.5]', tones[tone])}>
      {icon}
      <div>{children}</div>
    </div>
  )
}
