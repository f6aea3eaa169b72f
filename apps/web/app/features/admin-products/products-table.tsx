import { stockBand } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import type { Product } from '@shop/contract/products'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { productPath } from '~/paths.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Level } from '~/ui/level.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { FeaturedArrows } from './featured-arrows.tsx'
import { FeaturedToggle } from './featured-toggle.tsx'
import { DuplicateButton, HideToggle } from './hide-and-duplicate.tsx'
import { sizesText } from './sizes-text.ts'

interface ProductsTableProps {
  products: readonly Product[]
  /** The list shows the featured products in their order, which can be changed here. */
  arranged: boolean
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** A row links to the product's page in a new tab; its buttons are layered above that link. */
export function ProductsTable({ products, arranged, onEdit, onDelete }: ProductsTableProps) {
  return (
    <Table
      label="Produtos"
      head={
        <>
          <HeadCell colSpan={2}>Produto</HeadCell>
          <HeadCell>Coleção</HeadCell>
          <HeadCell className="text-right!">Preço</HeadCell>
          <HeadCell>Estoque</HeadCell>
          <HeadCell>Destaque</HeadCell>
          <HeadCell>
            <span className="sr-only">Ações</span>
          </HeadCell>
        </>
      }
    >
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          arrows={arranged && <FeaturedArrows products={products} product={product} />}
          onEdit={() => onEdit(product)}
          onEditCopy={onEdit}
          onDelete={() => onDelete(product)}
        />
      ))}
    </Table>
  )
}

interface ProductRowProps {
  product: Product
  arrows: ReactNode
  onEdit: () => void
  onEditCopy: (copy: Product) => void
  onDelete: () => void
}

function ProductRow({ product, arrows, onEdit, onEditCopy, onDelete }: ProductRowProps) {
  const { lowStock } = useStoreNumbers()
  const { id, name, collection, priceCents, stockQuantity, inStock, sizes, pictures } = product
  return (
    <Row className="max-lg:grid-cols-[4.5rem_1fr_auto]">
      <Cell className={classes(arrows ? 'max-lg:row-span-5' : 'max-lg:row-span-4', 'lg:w-17 lg:pr-0!')}>
        <Thumb src={pictureThumb(pictures[0])} className="h-25 w-18 lg:h-15 lg:w-12" />
      </Cell>
      <Cell className="max-lg:col-span-2 lg:max-w-90">
        <ProductName product={product} />
        <span className="text-13 text-ink-3">
          nº {id}
          {sizes.length > 0 && ` · ${sizesText(sizes)}`}
        </span>
      </Cell>
      <Cell className="text-14 text-ink-2 max-lg:col-span-2">{collection}</Cell>
      <Cell className="font-semibold max-lg:col-span-2 lg:text-right lg:font-medium">
        {formatBRL(priceCents)}
      </Cell>
      <Cell className={arrows ? 'max-lg:col-span-2' : undefined}>
        {inStock && stockQuantity === 0 ? (
          <Badge tone="neutral">Sob encomenda</Badge>
        ) : (
          <Level band={stockBand(stockQuantity, lowStock)} quantity={stockQuantity}>
            {stockQuantity > 0 ? 'Em estoque' : 'Esgotado'}
          </Level>
        )}
      </Cell>
      <Cell
        className={classes(
          'relative z-1',
          Boolean(arrows) && 'max-lg:col-span-2 max-lg:col-start-2 max-lg:-ml-2.5',
        )}
      >
        <span className="flex items-center">
          <FeaturedToggle product={product} />
          {arrows}
        </span>
      </Cell>
      <Cell className="relative z-1 max-lg:col-span-3 max-lg:col-start-1 lg:w-px">
        <span className="flex items-center gap-1 max-lg:flex-wrap lg:justify-end">
          <Button variant="neutral" size="small" onClick={onEdit} aria-label={`Editar ${name}`}>
            Editar
          </Button>
          <HideToggle product={product} />
          <DuplicateButton product={product} onCopy={onEditCopy} />
          <IconButton
            label={`Excluir ${name}`}
            icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
            onClick={onDelete}
          />
        </span>
      </Cell>
    </Row>
  )
}

/** A hidden product has no page to link to. */
function ProductName({ product: { id, name, hidden } }: { product: Product }) {
  const nameStyle = 'line-clamp-2 font-title text-h4 leading-[1.12] font-medium wrap-anywhere'
  if (hidden) {
    return (
      <>
        <span className={nameStyle}>{name}</span>
        <Badge className="my-1 mr-2">Oculto</Badge>
      </>
    )
  }
  return (
    <a
      href={productPath(id)}
      target="_blank"
      rel="noreferrer"
      className={`${nameStyle} after:absolute after:inset-0 hover:text-wine`}
    >
      {name}
      <span className="sr-only"> (abre em outra aba)</span>
    </a>
  )
}
