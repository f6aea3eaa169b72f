import { stockBand } from '@shop/contract/constants'
import type { Dashboard } from '@shop/contract/reports'
import { adminPaths } from '~/admin-paths.ts'
import { productPath } from '~/paths.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Level } from '~/ui/level.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { Thumb } from '~/ui/thumb.tsx'

const SHOWN = 5

export function StockPanel({ stock }: { stock: Dashboard['stock'] }) {
  const { lowStock } = useStoreNumbers()
  return (
    <Panel
      title="Estoque baixo ou esgotado"
      count={stock.count}
      aside={<TextLink to={adminPaths.products}>Ver produtos</TextLink>}
    >
      <ul className="grid grid-cols-1 divide-line max-lg:divide-y lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:divide-x">
        {stock.first.slice(0, SHOWN).map(({ id, name, stockQuantity, imageUrl }) => (
          <li key={id} className="flex items-center gap-3.5 px-4 py-3 lg:px-5 lg:py-4">
            <Thumb src={imageUrl} className="h-16 w-12" />
            <div className="grid min-w-0 flex-1 gap-1">
              <a
                href={productPath(id)}
                target="_blank"
                rel="noreferrer"
                title={name}
                className="relative wrap-anywhere font-title text-h4 leading-[1.2] font-medium hover:text-wine lg:truncate"
              >
                {name}
                <span className="sr-only"> (abre em outra aba)</span>
              </a>
              <Level band={stockBand(stockQuantity, lowStock)} quantity={stockQuantity}>
                {stockQuantity > 0 ? 'Em estoque' : 'Esgotado'}
              </Level>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
