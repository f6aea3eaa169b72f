import type { Product } from '@shop/contract/products'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { moveItem } from '~/lib/move-item.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { Badge } from '~/ui/badge.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Thumb } from '~/ui/thumb.tsx'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

interface ProductRowsProps {
  label: string
  /** After the product's name in the label of the button that removes it: 'da seleção'. */
  from: string
  /** Shown while there are none. */
  empty: string
  products: readonly Product[]
  onChange: (products: readonly Product[]) => void
}

/** A list of products in an order of its own. */
export function ProductRows({ label, from, empty, products, onChange }: ProductRowsProps) {
  if (products.length === 0) {
    return <p className="rounded-1 border border-line bg-white p-5 text-ink-2">{empty}</p>
  }
  return (
    <ol aria-label={label} className="rounded-1 border border-line bg-white">
      {products.map((product, index) => (
        <li
          key={product.id}
          className="flex items-center gap-3 border-line px-2 py-1.5 not-first:border-t lg:px-3"
        >
          <span className="w-6 flex-none text-right text-14 text-ink-2 tabular-nums">{index + 1}º</span>
          <Thumb src={pictureThumb(product.pictures[0])} className="h-14 w-10.5" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-medium">{product.name}</span>
            <span className="text-13 text-ink-2">{product.collection}</span>
            {product.hidden && <Badge tone="neutral">Oculto</Badge>}
          </span>
          <span className="flex flex-none">
            <IconButton
              label={`Subir ${product.name}`}
              icon={<ChevronUp {...icon} />}
              disabled={index === 0}
              className="disabled:opacity-40"
              onClick={() => onChange(moveItem(products, index, index - 1))}
            />
            <IconButton
              label={`Descer ${product.name}`}
              icon={<ChevronDown {...icon} />}
              disabled={index === products.length - 1}
              className="disabled:opacity-40"
              onClick={() => onChange(moveItem(products, index, index + 1))}
            />
            <IconButton
              label={`Tirar ${product.name} ${from}`}
              icon={<X {...icon} />}
              onClick={() => onChange(products.toSpliced(index, 1))}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
