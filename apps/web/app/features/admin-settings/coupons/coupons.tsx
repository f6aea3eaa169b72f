import { adminFailures } from '@shop/contract/admin-failures'
import Plus from 'lucide-react/icons/plus'
import Tag from 'lucide-react/icons/tag'
import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { useCategoryList } from '../categories.queries.ts'
import { CouponCard } from './coupon-card.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useCoupons } from './coupons.queries.ts'

const CHOSEN = 'cupom'
const NEW = 'novo'

/** The coupons with their uses, and beside them the chosen one, or a new one. */
export function Coupons() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const query = useCoupons(token)
  const categories = useCategoryList(token).data?.stored ?? []
  const failure = listFailure(query, adminFailures.listCoupons)
  const list = query.data
  const chosen = list?.find(({ id }) => String(id) === get(CHOSEN))
  const isNew = get(CHOSEN) === NEW
  const choose = (value: string) => change({ [CHOSEN]: value })
  if (!list && failure) return <FailurePanel {...failure} />
  if (!list)
    return (
      <>
        <p role="status" className="mb-2 text-ink-2">
          Carregando cupons...
        </p>
        <TableSkeleton rows={3} />
      </>
    )
  if (list.length === 0 && !isNew)
    return (
      <EmptyState title="Nenhum cupom ainda" icon={<Tag />}>
        <p>Crie um código com desconto, validade e limite de usos. A cliente digita no carrinho.</p>
        <Button onClick={() => choose(NEW)}>Novo cupom</Button>
      </EmptyState>
    )
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div className="grid gap-2.5">
        {list.length > 0 && (
          <ul aria-label="Cupons" className="grid gap-2.5">
            {list.map((coupon) => (
              <li key={coupon.id}>
                <CouponCard
                  coupon={coupon}
                  categories={categories}
                  chosen={coupon === chosen}
                  onChoose={() => choose(String(coupon.id))}
                />
              </li>
            ))}
          </ul>
        )}
        <Button variant="outline" onClick={() => choose(NEW)}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Novo cupom
        </Button>
      </div>
      {(chosen || isNew) && (
        <CouponForm
          key={chosen ? `${chosen.id} ${chosen.version}` : NEW}
          coupon={chosen}
          categories={categories}
          onSaved={({ id }) => choose(String(id))}
          onBack={() => choose('')}
          onReload={() => void query.refetch()}
        />
      )}
    </div>
  )
}
