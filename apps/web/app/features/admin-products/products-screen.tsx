import { failures } from '@shop/contract/failures'
import { formatNumber } from '@shop/contract/numbers'
import { productFile } from '@shop/contract/product-file'
import type { Product } from '@shop/contract/products'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { DownloadButton } from '~/shared/admin/download-button.tsx'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { HangerDrawing } from '~/ui/hanger-drawing.tsx'
import { Pager } from '~/ui/pager.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { DeleteProduct } from './delete-product.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { PRODUCTS_PER_PAGE, useProducts } from './products.queries.ts'
import { ProductsTable } from './products-table.tsx'
import { ProductsToolbar } from './products-toolbar.tsx'
import { useStockCounts } from './stock-counts.ts'
import { useProductList } from './use-product-list.ts'

type Opened = { action: 'create' | 'import' } | { action: 'edit' | 'delete'; product: Product }

export default function ProductsScreen() {
  const { token } = useAdmin()
  const { list, narrow, goToPage } = useProductList()
  const query = useProducts(token, list)
  const soldOut = useStockCounts(token)?.soldOut
  const [opened, setOpened] = useState<Opened>()
  const [clearings, setClearings] = useState(0)
  const close = () => setOpened(undefined)
  const clear = () => {
    setClearings(clearings + 1)
    narrow({ search: '', collection: '', only: '' })
  }
  const create = () => setOpened({ action: 'create' })

  const failure = listFailure(query, failures.listProducts)
  const page = query.data
  const narrowed = list.search !== '' || list.collection !== '' || list.only !== ''
  const none = page?.total === 0 && !narrowed
  return (
    <>
      <ScreenHead title="Produtos" note={noteOf(failure !== undefined, page?.total, soldOut, narrowed)}>
        <DownloadButton endpoint={productFile.exportCsv} fileName="produtos.csv" label="Exportar" />
        <Button variant="neutral" onClick={() => setOpened({ action: 'import' })}>
          <Upload aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Importar
        </Button>
        <Button onClick={create}>
          <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Novo produto
        </Button>
      </ScreenHead>
      {/* Remounted when the filters are cleared, so that pending input is discarded. */}
      {!none && <ProductsToolbar key={clearings} list={list} narrow={narrow} />}
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <TableSkeleton rows={7} />
      ) : none ? (
        <EmptyState title="Nenhum produto cadastrado." icon={<HangerDrawing />}>
          <p>
            Comece pelo vestido que você mais gosta de mostrar: uma foto, o preço e os tamanhos já bastam.
          </p>
          <Button onClick={create}>Novo produto</Button>
        </EmptyState>
      ) : page.items.length === 0 ? (
        <EmptyState title="Nenhum produto encontrado" icon={<Search />}>
          <p>
            {list.only === 'hidden'
              ? 'Nenhum produto está oculto. O olho ao lado de Editar tira um produto da loja sem excluí-lo.'
              : 'Nada corresponde ao que você procurou.'}
          </p>
          <Button variant="outline" onClick={clear}>
            Limpar filtros
          </Button>
        </EmptyState>
      ) : (
        <>
          <ProductsTable
            products={page.items}
            arranged={list.only === 'featured' && list.search === '' && list.collection === ''}
            onEdit={(product) => setOpened({ action: 'edit', product })}
            onDelete={(product) => setOpened({ action: 'delete', product })}
          />
          <Pager
            page={list.page}
            pages={Math.max(1, Math.ceil((page.total ?? 0) / PRODUCTS_PER_PAGE))}
            note={rangeOf(list.page, page.items.length, page.total ?? 0)}
            onPage={goToPage}
          />
        </>
      )}
      {opened?.action === 'delete' && <DeleteProduct product={opened.product} onClose={close} />}
      {opened?.action === 'import' && <ImportDialog onClose={close} />}
      {(opened?.action === 'edit' || opened?.action === 'create') && (
        <ProductDialog product={opened.action === 'edit' ? opened.product : undefined} onClose={close} />
      )}
    </>
  )
}

function noteOf(failed: boolean, total: number | undefined, soldOut: number | undefined, narrowed: boolean) {
  if (failed) return 'Lista indisponível'
  if (total === undefined) return 'Carregando produtos...'
  if (total === 0) return narrowed ? 'Nenhum produto encontrado' : 'Nenhum produto ainda'
  const count = total === 1 ? '1 produto' : `${formatNumber(total)} produtos`
  if (narrowed || !soldOut) return count
  return `${count} · ${soldOut === 1 ? '1 esgotado' : `${soldOut} esgotados`}`
}

function rangeOf(page: number, shown: number, total: number) {
  const first = (page - 1) * PRODUCTS_PER_PAGE + 1
  return `${first}–${first + shown - 1} de ${formatNumber(total)}`
}
