/** What the atelier agrees with its customers about deposit, parts and cancelling. */
import { brl } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { defaultPlanTerms } from './payment-plan.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const whole = (least: number, most: number) => {
  const message = `Informe um número inteiro de ${least} a ${most}.`
  return z.int(message).min(least, message).max(most, message)
}

const planTerms = {
  depositPercent: whole(10, 90),
  maxParts: whole(1, 24),
  lastDueDays: whole(0, 90),
  offers: z.array(z.enum(['made_to_order', 'made_to_measure'])).max(2),
}

/** In the schedule, which a browser reads without decoding it: the sum is in reais. */
export const publicPlanTerms = z.object({ ...planTerms, minOrder: z.number() })

/** How far the work on an order had come when it was cancelled. */
export const retentionBands = ['none', 'measured', 'cut', 'fitted'] as const

const cancelling = {
  /** Percent of the price that the atelier suggests to keep. */
  retention: z.object({
    none: whole(0, 50),
    measured: whole(0, 50),
    cut: whole(0, 50),
    fitted: whole(0, 50),
  }),
  /** The owner's own text for each way of buying; null: the law's plain text, and everything is returned. */
  cancellationTexts: z.object({
    made_to_order: text(4000).nullable(),
    made_to_measure: text(4000).nullable(),
  }),
}

export const planSettings = wire(
  { ...planTerms, minOrderCents: brl, ...cancelling },
  { minOrderCents: 'minOrder' },
)

/** As the database has it: in centavos. */
export const storedPlan = z.object({ ...planTerms, minOrderCents: z.int().min(0), ...cancelling })

export const defaultPlanSettings: PlanSettings = {
  ...defaultPlanTerms,
  offers: ['made_to_order', 'made_to_measure'],
  retention: { none: 0, measured: 20, cut: 30, fitted: 50 },
  cancellationTexts: { made_to_order: null, made_to_measure: null },
}

export const paymentPlans = {
  read: {
    method: 'GET',
    path: '/api/payment-plan',
    access: 'anyone',
    summary: 'When deposit and parts are offered, and what happens if the customer cancels',
    response: planSettings,
  },
  save: {
    method: 'PUT',
    path: '/api/payment-plan',
    access: 'admin',
    summary: 'Change deposit, parts and cancelling for orders to come; what was agreed stays',
    body: planSettings,
    response: planSettings,
  },
} as const satisfies Record<string, Endpoint>

export type PublicPlanTerms = z.output<typeof publicPlanTerms>
export type PlanSettings = z.output<typeof planSettings>
export type RetentionBand = (typeof retentionBands)[number]
