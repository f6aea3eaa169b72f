import { type ReviewState, reviewStates } from '@shop/contract/review-moderation'
import Star from 'lucide-react/icons/star'
import { listFailure } from '~/lib/list-failure.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useListParams, useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { StepPager } from '~/ui/pager.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { ReviewCard } from './review-card.tsx'
import { useWaitingPhotos } from './review-photos.queries.ts'
import { type ReviewList, useReviews } from './reviews.queries.ts'

const names = { search: 'busca', status: 'status' } as const
/** The value of the status parameter that shows reviews whose photo waits. */
const PHOTOS = 'fotos'
const listReviews = { message: 'Falha ao buscar avaliações.' }

interface Chip {
  /** The value of the status parameter. */
  status: ReviewState | '' | typeof PHOTOS
  text: string
  empty: string
}

const all: Chip = {
  status: '',
  text: 'Todas',
  empty: 'Quando uma cliente avaliar um produto, a avaliação aparece aqui.',
}

/** What waits for the owner comes first: a phone has room for three. */
const chips: readonly Chip[] = [
  all,
  {
    status: 'pending',
    text: 'A aprovar',
    empty:
      'Não há nada esperando. Em Configurações, Loja, você escolhe se as avaliações passam por você antes.',
  },
  {
    status: PHOTOS,
    text: 'Fotos a aprovar',
    empty: 'Nenhuma foto espera por você. As novas aparecem aqui antes de ir para a loja.',
  },
  { status: 'shown', text: 'Na loja', empty: 'Nenhuma avaliação está na loja.' },
  { status: 'hidden', text: 'Ocultas', empty: 'Você não ocultou nenhuma avaliação.' },
]

/** What customers wrote about the products, newest first. */
export function Reviews() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const shown = chips.find(({ status }) => status === get(names.status)) ?? all
  const list: ReviewList = {
    search: get(names.search),
    state: reviewStates.find((one) => one === shown.status),
    photoWaiting: shown.status === PHOTOS,
  }
  const waitingPhotos = useWaitingPhotos(token)
  const draft = useSearchDraft(list.search, (text) => change({ [names.search]: text }))
  const pages = useCursorPages(JSON.stringify(list))
  const query = useReviews(token, list, pages.cursor)
  const failure = listFailure(query, listReviews)
  const page = query.data
  return (
    <>
      <div role="search" className="mb-4 grid gap-2 lg:flex lg:gap-3">
        <SearchField label="Produto, cliente ou texto" {...draft} className="lg:w-80" />
        <FilterChips label="Mostrar">
          {chips.map(({ status, text }) => (
            <FilterChip
              key={text}
              chosen={status === shown.status}
              count={status === PHOTOS && waitingPhotos ? waitingPhotos : undefined}
              onChoose={() => change({ [names.status]: status })}
            >
              {text}
            </FilterChip>
          ))}
        </FilterChips>
      </div>
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <>
          <p role="status" className="mb-2 text-ink-2">
            Carregando avaliações...
          </p>
          <TableSkeleton rows={4} />
        </>
      ) : page.items.length === 0 ? (
        <EmptyState title="Nenhuma avaliação encontrada" icon={<Star />}>
          <p>{list.search === '' ? shown.empty : 'Confira a busca ou mostre todas.'}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {page.items.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
          <StepPager
            page={pages.page}
            hasNext={page.nextCursor !== undefined}
            onBack={pages.back}
            onNext={() => page.nextCursor !== undefined && pages.next(page.nextCursor)}
          />
        </>
      )}
    </>
  )
}
