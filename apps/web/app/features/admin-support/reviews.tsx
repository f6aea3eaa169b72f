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

const chips: readonly { state: ReviewState | undefined; text: string; empty: string }[] = [
  {
    state: undefined,
    text: 'Todas',
    empty: 'Quando uma cliente avaliar um produto, a avaliação aparece aqui.',
  },
  {
    state: 'pending',
    text: 'A aprovar',
    empty:
      'Não há nada esperando. Em Configurações, Loja, você escolhe se as avaliações passam por você antes.',
  },
  { state: 'shown', text: 'Na loja', empty: 'Nenhuma avaliação está na loja.' },
  { state: 'hidden', text: 'Ocultas', empty: 'Você não ocultou nenhuma avaliação.' },
]

function emptyText({ state, photoWaiting }: ReviewList) {
  if (photoWaiting) return 'Nenhuma foto espera por você. As novas aparecem aqui antes de ir para a loja.'
  return chips.find((chip) => chip.state === state)?.empty
}

/** What customers wrote about the products, newest first. */
export function Reviews() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const state = reviewStates.find((one) => one === get(names.status))
  const photoWaiting = get(names.status) === PHOTOS
  const list: ReviewList = { search: get(names.search), state, photoWaiting }
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
          {chips.map((chip) => (
            <FilterChip
              key={chip.text}
              chosen={!photoWaiting && state === chip.state}
              onChoose={() => change({ [names.status]: chip.state ?? '' })}
            >
              {chip.text}
            </FilterChip>
          ))}
          <FilterChip
            chosen={photoWaiting}
            count={waitingPhotos || undefined}
            onChoose={() => change({ [names.status]: PHOTOS })}
          >
            Fotos a aprovar
          </FilterChip>
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
          <p>{list.search === '' ? emptyText(list) : 'Confira a busca ou mostre todas.'}</p>
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
