import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SummaryProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** The total of a purchase, in a box beside the page content; full width on a phone. */
export function Summary({ title, className, children }: SummaryProps) {
  return (
    <section
      aria-label={title}
      className={classes('bg-paper-2 px-(--page-margin) py-7 lg:rounded-1 lg:p-8', className)}
    >
      <h2 className="mb-5">{title}</h2>
      {children}
    </section>
  )
}

interface SummaryRowProps {
  label: string
  /** `discount` colours the label too. */
  tone?: 'ok' | 'discount'
  className?: string
  children: ReactNode
}

/** A row of a `<dl>`. */
export function SummaryRow({ label, tone, className, children }: SummaryRowProps) {
  return (
    <div className={classes('flex flex-wrap items-baseline justify-between gap-x-4 py-2', className)}>
      <dt className={classes('wrap-anywhere', tone === 'discount' && 'text-ok')}>{label}</dt>
      <dd className={classes('tabular-nums', tone && 'text-ok')}>{children}</dd>
    </div>
  )
}

export function SummaryTotal({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 pb-1">
      <dt className="font-medium">Total</dt>
      <dd className="text-[1.5rem] leading-[1.2] font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

interface SummaryItemProps {
  picture: ReactNode
  name: string
  meta: string
  quantity: number
  /** The formatted price of the whole line. */
  price: string
}

export function SummaryItem({ picture, name, meta, quantity, price }: SummaryItemProps) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-4">
      <div className="aspect-3/4 w-16 overflow-hidden rounded-1 bg-paper-3">{picture}</div>
      <div className="min-w-0">
        <h3 className="wrap-anywhere">{name}</h3>
        <p className="text-14 leading-[1.45] text-ink-2">{meta}</p>
        <p className="text-14 leading-[1.45] text-ink-2">Qtd. {quantity}</p>
      </div>
      <p className="font-medium tabular-nums">{price}</p>
    </li>
  )
}
