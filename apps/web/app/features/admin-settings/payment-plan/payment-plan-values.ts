import { toCents } from '@shop/contract/money'
import type { PlanSettings } from '@shop/contract/payment-plan-settings'
import { formatTypedMoney, typedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'

/** A whole number as it is typed. */
function whole(least: number, most: number) {
  const message = `Informe um número inteiro de ${least} a ${most}.`
  const isWithin = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
  return z.string().trim().refine(isWithin, message).transform(Number)
}

const ownText = z
  .string()
  .max(4000, 'No máximo 4.000 letras.')
  .transform((text) => text.trim() || null)

export const paymentPlanForm = z.object({
  minOrderCents: typedMoney,
  depositPercent: whole(10, 90),
  maxParts: whole(1, 24),
  lastDueDays: whole(0, 90),
  offers: z.array(z.enum(['made_to_order', 'made_to_measure'])),
  retention: z.object({
    none: whole(0, 50),
    measured: whole(0, 50),
    cut: whole(0, 50),
    fitted: whole(0, 50),
  }),
  cancellationTexts: z.object({ made_to_order: ownText, made_to_measure: ownText }),
})

export type PaymentPlanValues = z.input<typeof paymentPlanForm>
export type ReadPaymentPlan = z.output<typeof paymentPlanForm>

export function planValues(plan: PlanSettings): PaymentPlanValues {
  const { minOrderCents, depositPercent, maxParts, lastDueDays, offers, retention, cancellationTexts } = plan
  return {
    minOrderCents: formatTypedMoney(minOrderCents),
    depositPercent: String(depositPercent),
    maxParts: String(maxParts),
    lastDueDays: String(lastDueDays),
    offers,
    retention: {
      none: String(retention.none),
      measured: String(retention.measured),
      cut: String(retention.cut),
      fitted: String(retention.fitted),
    },
    cancellationTexts: {
      made_to_order: cancellationTexts.made_to_order ?? '',
      made_to_measure: cancellationTexts.made_to_measure ?? '',
    },
  }
}

/** A dress of the usual price. */
export const exampleCents = toCents(6890)
