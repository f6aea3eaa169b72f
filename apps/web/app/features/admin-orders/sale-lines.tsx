import { failures } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import { type Product, products } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useRef, useState } from 'react'
import { type RefCallBack, useController } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { colorsOf, newLine, type SaleForm, type SaleLine, sizesOf } from './sale.ts'

const FOUND_PAGE_SIZE = 5

export function SaleLines({ form: { control } }: { form: SaleForm }) {
  const { field, fieldState } = useController({ control, name: 'lines' })
  const { value: lines, onChange, ref } = field
  const update = (key: string, values: Partial<SaleLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...values } : line)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-16 font-semibold">Peças</legend>
      {lines.map((line) => (
        <LineEditor
          key={line.key}
          line={line}
          onChange={(values) => update(line.key, values)}
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <ProductFinder ref={ref} onPick={(product) => onChange([...lines, newLine(product)])} />
      {fieldState.error && <FieldError id="sale-lines-error">{fieldState.error.message ?? ''}</FieldError>}
    </fieldset>
  )
}

interface ProductFinderProps {
  /** The form focuses the search when no product is chosen. */
  ref: RefCallBack
  onPick: (product: Product) => void
}

function ProductFinder({ ref, onPick }: ProductFinderProps) {
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
        callSignedIn(products.page, { token, signal, query: { search: text, limit: FOUND_PAGE_SIZE } }),
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
                disabled={product.stockQuantity === 0}
                aria-label={`Adicionar ${product.name}`}
                className="group flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left hover:bg-paper-2 disabled:bg-transparent"
                onClick={() => pick(product)}
              >
                <Thumb src={pictureThumb(product.pictures[0])} className="h-11 w-8.25" />
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-medium">{product.name}</span>
                  <span className="text-13 text-ink-2">
                    {formatBRL(product.priceCents)} ·{' '}
                    {product.stockQuantity === 0 ? 'esgotada' : `${product.stockQuantity} em estoque`}
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

interface LineEditorProps {
  line: SaleLine
  onChange: (values: Partial<SaleLine>) => void
  onRemove: () => void
}

function LineEditor({ line: { product, size, color, quantity }, onChange, onRemove }: LineEditorProps) {
  const most = Math.max(1, Math.min(product.stockQuantity, 10))
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-1 border border-line p-3">
      <Thumb src={pictureThumb(product.pictures[0])} className="h-15 w-11" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium">{product.name}</p>
        <p className="text-14 text-ink-2">{formatBRL(product.priceCents * quantity)}</p>
      </div>
      <IconButton
        label={`Tirar ${product.name}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
      />
      <div className="col-span-full grid grid-cols-3 gap-2">
        <SelectField
          labelHidden
          label={`Tamanho de ${product.name}`}
          value={size}
          onChange={(event) => onChange({ size: event.currentTarget.value })}
        >
          {sizesOf(product).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <SelectField
          labelHidden
          label={`Cor de ${product.name}`}
          value={color}
          onChange={(event) => onChange({ color: event.currentTarget.value })}
        >
          {colorsOf(product).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <SelectField
          labelHidden
          label={`Quantidade de ${product.name}`}
          value={quantity}
          onChange={(event) => onChange({ quantity: Number(event.currentTarget.value) })}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {index + 1} un.
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
