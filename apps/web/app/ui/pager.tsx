import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classes } from './classes.ts'

interface PagerProps {
  page: number
  pages: number
  /** '1–10 de 47' */
  note: string
  onPage: (page: number) => void
}

const box =
  'grid h-(--control) min-w-(--control) place-items-center rounded-1 border px-2 tabular-nums transition-colors disabled:text-line-strong'

/** Numbered pages; a phone shows the current one between two arrows. */
export function Pager({ page, pages, note, onPage }: PagerProps) {
  return (
    <nav aria-label="Páginas" className="mt-4 flex items-center gap-2 text-14 text-ink-2">
      <span>{note}</span>
      <div className="ml-auto flex items-center gap-1 text-ink">
        <Arrow label="Página anterior" icon="back" disabled={page <= 1} onClick={() => onPage(page - 1)} />
        <span className="px-2 lg:hidden">
          {page} de {pages}
        </span>
        {shownPages(page, pages).map((shown, index) =>
          shown === undefined ? (
            // At most two gaps, one on each side.
            <span key={index < 3 ? 'before' : 'after'} className="px-1 max-lg:hidden">
              …
            </span>
          ) : (
            <button
              key={shown}
              type="button"
              aria-label={`Página ${shown}`}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPage(shown)}
              className={classes(
                box,
                'max-lg:hidden',
                shown === page
                  ? 'border-wine bg-wine-soft font-semibold text-wine'
                  : 'border-transparent hover:text-wine',
              )}
            >
              {shown}
            </button>
          ),
        )}
        <Arrow label="Próxima página" icon="on" disabled={page >= pages} onClick={() => onPage(page + 1)} />
      </div>
    </nav>
  )
}

interface ArrowProps {
  label: string
  icon: 'back' | 'on'
  disabled: boolean
  onClick: () => void
}

function Arrow({ label, icon, disabled, onClick }: ArrowProps) {
  const Icon = icon === 'back' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={classes(
        box,
        'max-lg:border-line-strong max-lg:bg-white lg:border-transparent hover:text-wine',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    </button>
  )
}

/** First, last and the neighbours of the current page; `undefined` is a gap. */
function shownPages(page: number, pages: number): (number | undefined)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages)
  const unique = [...new Set(near)].sort((a, b) => a - b)
  return unique.flatMap((shown, index) => {
    const before = unique[index - 1]
    return before !== undefined && shown - before > 1 ? [undefined, shown] : [shown]
  })
}

interface StepPagerProps {
  page: number
  /** The number of pages, if the list reports it. */
  pages?: number
  /** '38 pedidos' */
  note?: string
  hasNext: boolean
  onBack: () => void
  onNext: () => void
}

/** For cursor-paginated lists: one page forward, one page back. */
export function StepPager({ page, pages, note, hasNext, onBack, onNext }: StepPagerProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Páginas" className="mt-4 flex items-center justify-end gap-1 text-14">
      <Arrow label="Página anterior" icon="back" disabled={page <= 1} onClick={onBack} />
      <span className="px-2">
        Página {page}
        {pages !== undefined && ` de ${Math.max(page, pages)}`}
        {note !== undefined && ` · ${note}`}
      </span>
      <Arrow label="Próxima página" icon="on" disabled={!hasNext} onClick={onNext} />
    </nav>
  )
}
