import type { ProductFacts } from '@shop/contract/product-facts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { classes } from '~/ui/classes.ts'
import { SectionHead } from '~/ui/section-head.tsx'
import { Swatches } from './swatches.tsx'

const labels = { fabric: 'Tecido', lining: 'Forro', train: 'Cauda', closing: 'Fechamento' } as const
const names = ['fabric', 'lining', 'train', 'closing'] as const

interface FabricSectionProps {
  /** The id of its heading. */
  id: string
  facts: ProductFacts
}

/** What it is made of and how to take care of it; facts that the atelier has not written are left out. */
export function FabricSection({ id, facts }: FabricSectionProps) {
  const { swatches = [], care = [] } = facts
  const rows = names.filter((name) => facts[name] !== undefined)
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'page grid gap-8 pb-16 lg:items-center lg:gap-16 lg:py-24',
        swatches.length > 0 ? 'pt-10 lg:grid-cols-2' : 'pt-16',
      )}
    >
      {swatches.length > 0 && <Swatches swatches={swatches} />}
      <div>
        <SectionHead small id={id} eyebrow="De perto" title="Tecido e cuidado" />
        {rows.length > 0 && (
          <dl className="mt-6 border-t border-line">
            {rows.map((name) => (
              <div
                key={name}
                className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-line py-4 lg:grid-cols-[8.5rem_minmax(0,1fr)]"
              >
                <dt className="text-14 leading-[1.6] text-ink-2">{labels[name]}</dt>
                <dd className="wrap-anywhere">{facts[name]}</dd>
              </div>
            ))}
          </dl>
        )}
        {care.length > 0 && (
          <ul aria-label="Cuidado" className="mt-7 grid gap-4 lg:grid-cols-3 lg:gap-6">
            {care.map((line) => (
              <li key={line} className="flex gap-4 text-14 text-ink-2 lg:grid lg:content-start lg:gap-2.5">
                <ShieldCheck aria-hidden="true" className="size-5.5 flex-none text-gold" strokeWidth={1.25} />
                <span className="min-w-0 wrap-anywhere">{line}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
