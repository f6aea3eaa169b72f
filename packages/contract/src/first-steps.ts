import type { Endpoint } from './endpoint.ts'
import { z } from './zod.ts'

/** What an owner does before the shop sells, in the order in which it makes sense. */
export const firstStepIds = [
  'name',
  'address',
  'whatsapp',
  'brand',
  'products',
  'plan',
  'payments',
  'policies',
  'purchase',
] as const

/** As many as show what the atelier sews. */
export const firstProducts = 3

const list = z.object({
  steps: z.array(
    z.object({
      id: z.enum(firstStepIds),
      isDone: z.boolean(),
      /** What is entered: a name, an address, the first products. */
      detail: z.string().nullable(),
    }),
  ),
  /** The owner took the list off her panel. */
  isHidden: z.boolean(),
})

export const firstSteps = {
  read: {
    method: 'GET',
    path: '/api/first-steps',
    access: 'admin',
    summary: 'What is done and what is missing before the shop sells',
    response: list,
  },
  update: {
    method: 'PUT',
    path: '/api/first-steps',
    access: 'admin',
    summary: 'Confirm that the legal pages were read, or take the list off the panel',
    // Without this an object of unknown fields would be accepted as a change of nothing.
    body: z
      .object({ policiesRead: z.literal(true).optional(), isHidden: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0, 'Envie o que mudou.'),
    response: list,
  },
} as const satisfies Record<string, Endpoint>

export type FirstStepId = (typeof firstStepIds)[number]
export type FirstSteps = z.output<typeof list>
