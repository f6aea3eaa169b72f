import type { AboutContent } from '@shop/contract/content/about'
import { InlineText } from '~/shared/content/rich-text.tsx'
import { classes } from '~/ui/classes.ts'

type HistoryProps = Pick<AboutContent, 'historyTitle' | 'history'>

/** As wide as it has milestones, up to five. */
const columns = ['', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5']

/** A timeline: horizontal on a wide screen, vertical on a phone. */
export function History({ historyTitle, history }: HistoryProps) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history" className="bg-paper-2 py-16 lg:py-24">
      <div className="page">
        <p className="eyebrow mb-3">Linha do tempo</p>
        <h2 id="history" className="text-h2!">
          <InlineText text={historyTitle} />
        </h2>
        <ol
          className={classes(
            'mt-10 grid max-lg:border-l max-lg:border-line-strong lg:mt-14 lg:gap-x-8 lg:border-t lg:border-line-strong',
            columns[history.length],
          )}
        >
          {history.map(({ year, title, text }) => (
            <li
              key={`${year}-${title}`}
              className="relative max-lg:pb-9 max-lg:pl-7 max-lg:last:pb-0 lg:pt-8"
            >
              <span
                aria-hidden="true"
                className="absolute size-2.5 rounded-pill bg-wine max-lg:top-2 max-lg:-left-[5.5px] lg:-top-[5.5px] lg:left-0"
              />
              <p className="font-title text-[1.875rem] leading-none text-wine italic lining-nums">
                {/^\d{4}$/.test(year) ? <time dateTime={year}>{year}</time> : year}
              </p>
              <h3 className="mt-3">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
