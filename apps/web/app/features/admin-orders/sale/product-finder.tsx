import { failures } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import { type Product, products } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { type RefCallBack } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { Thumb } from '~/ui/thumb.tsx'

const FOUND_PAGE_SIZE = 5

interface ProductFinderProps {
  /** The form focuses the search when no product is chosen. */
  ref: RefCallBack
  onPick: (product: Product) => void
}

/** Finds a product by its name; picking one adds it to the sale. */
export function ProductFinder({ ref, onPick }: ProductFinderProps) {
  const { token } = useAdmin()
  const [text, setText] = useState('')
  const search = useSearchDraft(text, setText)
  const field = useRef<HTMLInputElement>(null)
  const both = (input: HTMLInputElement | null) => {
    field.current = input
    ref(input)
  }
  // Clears the search, so that a second tap does not add the product again.
  const pick = (product: Product) => {
    onPick(product)
    setText('')
    field.current?.focus()
  }
  const query = useQuery(
    {
      queryKey: ['admin-products', token, 'find', text],
      queryFn: ({ signal }) =>
        callSignedIn(products.page, {
          token,
          signal,
          query: { search: text, sort: 'relevance', limit: FOUND_PAGE_SIZE },
        }),
      enabled: text !== '',
    },
    queryClient,
  )
  const { data: found } = query
  const failure = listFailure(query, failures.listProducts)
  return (
    <div>
      <SearchField ref={both} label="Buscar peça pelo nome" {...search} className="lg:w-90" />
      {text !== '' && failure && (
        <div className="mt-2">
          <FailurePanel {...failure} />
        </div>
      )}
      <div role="status">
        {text !== '' && found?.length === 0 && (
          <p className="pt-2 text-14 text-ink-2">Nenhuma peça com este nome.</p>
        )}
      </div>
      {text !== '' && found && found.length > 0 && (
        <ul className="mt-2 divide-y divide-line rounded-1 border border-line">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                disabled={!product.inStock}
                aria-label={`Adicionar ${product.name}`}
                className="group flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left hover:bg-paper-2 disabled:bg-transparent"
                onClick={() => pick(product)}
              >
                <Thumb src={pictureThumb(product.pictures[0])} className="h-11 w-8.25" />
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-medium">{product.name}</span>
                  <span className="text-13 text-ink-2">
                    {formatBRL(product.priceCents)} · {stockText(product)}
                  </span>
                </span>
                <span className="inline-flex flex-none items-center gap-1.5 text-14 font-medium text-wine group-disabled:text-ink-3">
                  <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
                  Adicionar
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function stockText({ inStock, stockQuantity }: Product): string {
  if (!inStock) return 'esgotada'
  return stockQuantity > 0 ? `${stockQuantity} em estoque` : 'sob encomenda'
}
