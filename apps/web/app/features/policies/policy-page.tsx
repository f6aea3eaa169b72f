import { dayAndMonth } from '@shop/contract/format-days'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { Section } from './policy.ts'

interface PolicyPageProps {
  title: string
  lead: ReactNode
  /** The day of the last change, 'AAAA-MM-DD'. */
  changed: string
  sections: readonly Section[]
}

/** A legal text with numbered sections, each with its own anchor. */
export function PolicyPage({ title, lead, changed, sections }: PolicyPageProps) {
  return (
    <div className="page pt-10 pb-16 lg:pt-12 lg:pb-24">
      <header className="max-w-180">
        <h1>{title}</h1>
        <p className="mt-4 text-18 text-ink-2">{lead}</p>
        <p className="mt-4 text-14 text-ink-3">
          Última alteração:{' '}
          <time dateTime={changed}>{`${dayAndMonth(changed)} de ${changed.slice(0, 4)}`}</time>
        </p>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="Nesta página" className="print:hidden">
          <div className="sticky top-[calc(var(--covered-top)+2rem)] max-lg:hidden">
            <p className="eyebrow mb-3">Nesta página</p>
            <Contents sections={sections} />
          </div>
          <details className="group border-y border-line lg:hidden">
            <summary className="flex min-h-13 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
              Nesta página
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.5}
                className="size-5 text-wine transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="pb-3">
              <Contents sections={sections} />
            </div>
          </details>
        </nav>
        <div className="policy grid max-w-180 gap-10">
          {sections.map(({ id, title, content }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="scroll-mt-8">
                {index + 1}. {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="text-14">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2.5 text-ink-2 hover:text-wine lg:min-h-9"
          >
            <span className="w-5 flex-none text-ink-3 tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
