import type { Category } from '@shop/contract/categories'
import type { Coupon, CouponState } from '@shop/contract/coupons'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { Badge } from '~/ui/badge.tsx'
import { classes } from '~/ui/classes.ts'
import { daysText, discountText, rulesText, stateTexts, usesText } from './coupon-text.ts'

const tones = {
  valid: 'ok',
  scheduled: 'info',
  spent: 'neutral',
  ended: 'neutral',
  disabled: 'neutral',
} as const satisfies Record<CouponState, string>

interface CouponCardProps {
  coupon: Coupon
  categories: readonly Category[]
  chosen: boolean
  onChoose: () => void
}

export function CouponCard({ coupon, categories, chosen, onChoose }: CouponCardProps) {
  const { code, state, used, held, maxUses } = coupon
  const share = maxUses === null ? undefined : Math.min(1, (used + held) / maxUses)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'grid w-full gap-1 rounded-1 border bg-white px-4 py-3.5 text-left transition-colors hover:border-wine',
        chosen ? 'border-wine inset-ring inset-ring-wine' : 'border-line',
      )}
    >
      <span className="flex items-center justify-between gap-3">
        <b className="min-w-0 font-semibold tracking-[0.06em] wrap-anywhere">{code}</b>
        <Badge tone={tones[state]}>
          {state === 'valid' && <Check aria-hidden="true" className="size-3.5" strokeWidth={1.7} />}
          {state === 'ended' && <Clock aria-hidden="true" className="size-3.5" strokeWidth={1.7} />}
          {stateTexts[state]}
        </Badge>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 font-medium">
        <span>{discountText(coupon)}</span>
        <span className="tabular-nums">{usesText(coupon)}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-13 text-ink-2">
        <span className="wrap-anywhere">{rulesText(coupon, categories)}</span>
        <span>{daysText(coupon)}</span>
      </span>
      {share !== undefined && (
        <span aria-hidden="true" className="mt-2 block h-1 rounded-pill bg-paper-2">
          <span
            className={classes('block h-1 rounded-pill', share === 1 ? 'bg-wine' : 'bg-ok')}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
    </button>
  )
}
