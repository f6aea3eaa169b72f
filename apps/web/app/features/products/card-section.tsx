import type { ReactNode } from 'react'

interface CardSectionProps {
  /** Of the heading. */
  id: string
  eyebrow: string
  title: string
  /** At the right of the title, below it on a phone. */
  link?: ReactNode
  note?: ReactNode
  /** One item for each product. */
  children: ReactNode
}

/** A section of a page with a row of four cards, two by two on a phone. */
export function CardSection({ id, eyebrow, title, link, note, children }: CardSectionProps) {
  return (
    <section aria-labelledby={id} className="page py-16 lg:py-24">
      <div className="mb-8 grid gap-x-8 sm:grid-cols-[1fr_auto]">
        <p className="eyebrow mb-3 sm:col-span-2">{eyebrow}</p>
        <h2 id={id} className="text-h2!">
          {title}
        </h2>
        <div className="sm:self-end">{link}</div>
        {note && <p className="mt-2 text-ink-2 sm:col-span-2">{note}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 lg:grid-cols-4">{children}</ul>
    </section>
  )
}

/** The rendered width of a picture in such a row. */
export const CARD_SIZES = '(min-width: 90rem) 302px, (min-width: 64rem) 21vw, 43vw'
