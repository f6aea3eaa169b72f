import { discountOf } from '@shop/contract/coupon-pricing'
import { formatBRL } from '@shop/contract/money'
import Tag from 'lucide-react/icons/tag'
import { type CouponValues, couponDraftOf, couponForm } from './coupon-values.ts'

const SAMPLE_CENTS = 500_000

/** What the typed rules take off one purchase, before they are saved. */
export function CouponPreview({ values }: { values: CouponValues }) {
  if (!couponForm.safeParse(values).success) return null
  const draft = couponDraftOf(values)
  const sample = Math.max(SAMPLE_CENTS, draft.minTotalCents)
  const line = { productId: 1, quantity: 1, unitPriceCents: sample }
  const discount = discountOf({ ...draft, productIds: null }, [line])
  if (!discount) return null
  return (
    <p className="flex gap-3 rounded-1 border-l-3 border-info bg-info-soft px-4 py-3">
      <Tag aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />
      <span>
        <b className="font-semibold">
          Numa compra de {formatBRL(sample)} tira {formatBRL(discount.discountCents)}.
        </b>{' '}
        Ela paga {formatBRL(sample - discount.discountCents)}.
        {draft.categoryIds.length > 0 && ' Só as peças das coleções marcadas têm desconto.'}
      </span>
    </p>
  )
}
