import { stockBand } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import type { Product } from '@shop/contract/products'
import Trash2 from 'lucide-react/icons/trash'
import { productPath } from '~/lib/paths.ts'
import { pictureThumb } from '~/lib/pictures.ts'
import { DeskButton } from '~/ui/desk/desk-button.tsx'
import { Level } from '~/ui/desk/level.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/desk/table.tsx'
import { Thumb } from '~/ui/desk/thumb.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { FeaturedToggle } from './featured-toggle.tsx'

interface ProductsTableProps {
  products: readonly Product[]
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** A row leads to the piece's own page in another tab; its buttons stand above that link. */
export function ProductsTable({ products, onEdit, onDelete }: ProductsTableProps) {
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
          onEdit={() => onEdit(product)}
          onDelete={() => onDelete(product)}
        />
      ))}
    </Table>
  )
}

interface ProductRowProps {
  product: Product
  onEdit: () => void
  onDelete: () => void
}

function ProductRow({ product, onEdit, onDelete }: ProductRowProps) {
  const { id, name, collection, priceCents, stockQuantity, sizes, pictures } = product
  return (
    <Row className="max-lg:grid-cols-[4.5rem_1fr_auto]">
      <Cell className="max-lg:row-span-5 lg:w-17 lg:pr-0!">
        <Thumb src={pictureThumb(pictures[0])} className="h-25 w-18 lg:h-15 lg:w-12" />
      </Cell>
      <Cell className="max-lg:col-span-2 lg:max-w-90">
        <a
          href={productPath(id)}
          target="_blank"
          rel="noreferrer"
          className="line-clamp-2 font-title text-h4 leading-[1.12] font-medium wrap-anywhere after:absolute after:inset-0 hover:text-wine"
        >
          {name}
          <span className="sr-only"> (abre em outra aba)</span>
        </a>
        <span className="text-13 text-ink-3">
          nº {id}
          {sizes.length > 0 && ` · ${sizesInWords(sizes)}`}
        </span>
      </Cell>
      <Cell className="text-14 text-ink-2 max-lg:col-span-2">{collection}</Cell>
      <Cell className="font-semibold max-lg:col-span-2 lg:text-right lg:font-medium">
        {formatBRL(priceCents)}
      </Cell>
      <Cell className="max-lg:col-span-2">
        <Level band={stockBand(stockQuantity)} quantity={stockQuantity}>
          {stockQuantity > 0 ? 'Em estoque' : 'Esgotado'}
        </Level>
      </Cell>
      <Cell className="relative z-1 max-lg:col-start-2 max-lg:-ml-2.5">
        <FeaturedToggle product={product} />
      </Cell>
      <Cell className="relative z-1 lg:w-px">
        <span className="flex items-center justify-end gap-1">
          <DeskButton variant="neutral" small onClick={onEdit} aria-label={`Editar ${name}`}>
            Editar
          </DeskButton>
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

function sizesInWords(sizes: readonly string[]) {
  const [first] = sizes
  return sizes.length === 1 ? first : `${first} a ${sizes.at(-1)}`
}
