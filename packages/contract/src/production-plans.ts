/** How long items take: plans of stages, chosen for the offers of a product. */
import { idNumber, rowVersion } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { text } from './fields.ts'
import { z } from './zod.ts'

export const stageKinds = ['bench', 'fitting', 'check'] as const

/** What a stage says about an order that is cancelled: cutting has begun with it, or a fitting is done after it. */
export const stageBands = ['cut', 'fitted'] as const

const stage = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(stageKinds),
  /** Null: nothing. */
  band: z.enum(stageBands).nullable(),
})

const planStage = z.object({
  stageId: idNumber,
  /** Elapsed working days. */
  days: z.int().min(0).max(250),
  /** At the bench. */
  minutes: z.int().min(0).max(60_000),
})

export const productionPlan = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  stages: z.array(planStage),
  /** How many products have an offer with this plan. */
  products: z.int(),
})

const saved = z.object({
  name: text(60),
  stages: z
    .array(planStage)
    .min(1)
    .max(40)
    .refine((stages) => new Set(stages.map(({ stageId }) => stageId)).size === stages.length, {
      error: 'Cada etapa aparece uma só vez.',
    })
    .refine((stages) => stages.some(({ days, minutes }) => days + minutes > 0), {
      error: 'Informe dias ou horas em ao menos uma etapa.',
    }),
})

const plans = z.object({ stages: z.array(stage), plans: z.array(productionPlan) })

export const productionPlans = {
  list: {
    method: 'GET',
    path: '/api/production/plans',
    access: 'admin',
    summary: 'The stages of the atelier and its plans',
    response: plans,
  },
  create: {
    method: 'POST',
    path: '/api/production/plans',
    access: 'admin',
    summary: 'A new plan',
    body: saved,
    status: 201,
    response: productionPlan,
  },
  save: {
    method: 'PUT',
    path: '/api/production/plans/:id',
    access: 'admin',
    summary: 'Change a plan; orders that were placed keep it as it was',
    params: byId,
    body: saved.extend({ version: rowVersion.optional() }),
    response: productionPlan,
  },
  remove: {
    method: 'DELETE',
    path: '/api/production/plans/:id',
    access: 'admin',
    summary: 'Remove a plan that no product uses',
    params: byId,
    status: 204,
    response: nothing,
  },
  orderStages: {
    method: 'PUT',
    path: '/api/production/stages',
    access: 'admin',
    summary: 'The order of the stages, of all plans',
    body: z.object({ ids: z.array(idNumber).min(1).max(40) }),
    response: plans,
  },
  setBand: {
    method: 'PUT',
    path: '/api/production/stages/:id/band',
    access: 'admin',
    summary: 'What a stage says about how much is kept of a cancelled order; also of orders in progress',
    params: byId,
    body: z.object({ band: z.enum(stageBands).nullable() }),
    response: plans,
  },
} as const satisfies Record<string, Endpoint>

export type StageBand = (typeof stageBands)[number]
export type ProductionPlan = z.output<typeof productionPlan>
export type SavedPlan = z.output<typeof saved>
