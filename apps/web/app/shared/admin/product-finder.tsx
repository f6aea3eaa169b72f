import { failures } from '@shop/contract/failures'
import { type Product, products } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { useAdmin } from './admin.ts'

const FOUND_PRODUCTS = 5

interface ProductFinderProps {
  label: string
  /** Products that cannot be added, because they are in the list. */
  chosen: ReadonlySet<number>
  onAdd: (product: Product) => void
}

/** Finds a product by its name; choosing one adds it at the end. */
export function ProductFinder({ label, chosen, onAdd }: ProductFinderProps) {
  const { token } = useAdmin()
  const [text, setText] = useState('')
  const search = useSearchDraft(text, setText)
  const field = useRef<HTMLInputElement>(null)
  const query = useFoundProducts(token, text)
  const failure = listFailure(query, failures.listProducts)
  const add = (product: Product) => {
    onAdd(product)
    setText('')
    field.current?.focus()
  }
  return (
    <div>
      <SearchField ref={field} label={label} {...search} className="lg:w-90" />
      {text !== '' && failure && <FailurePanel {...failure} />}
      <div role="status">
        {text !== '' && query.data?.length === 0 && (
          <p className="pt-2 text-14 text-ink-2">Nenhuma peça com este nome.</p>
        )}
      </div>
      {text !== '' && query.data !== undefined && query.data.length > 0 && (
        <ul
          aria-label="Peças encontradas"
          className="mt-2 divide-y divide-line rounded-1 border border-line bg-white"
        >
          {query.data.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                disabled={chosen.has(product.id)}
                aria-label={`Adicionar ${product.name}`}
                className="group flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left hover:bg-paper-2 disabled:bg-transparent"
                onClick={() => add(product)}
              >
                <Thumb src={pictureThumb(product.pictures[0])} className="h-11 w-8.25" />
                <span className="line-clamp-2 min-w-0 flex-1 font-medium">{product.name}</span>
                <span className="inline-flex flex-none items-center gap-1.5 text-14 font-medium text-wine group-disabled:text-ink-3">
                  {chosen.has(product.id) ? (
                    'Já está'
                  ) : (
                    <>
                      <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
                      Adicionar
                    </>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useFoundProducts(token: string, text: string) {
  return useQuery(
    {
      queryKey: ['admin-products', token, 'find', text],
      queryFn: ({ signal }) =>
        callSignedIn(products.page, {
          token,
          signal,
          query: { search: text, sort: 'relevance', limit: FOUND_PRODUCTS },
        }),
      enabled: text !== '',
    },
    queryClient,
  )
}
