import type { Endpoint } from './endpoint.ts'
import { z } from './zod.ts'

export const coupons = {
  list: {
    method: 'GET',
    path: '/api/coupons',
    access: 'admin',
    summary: 'Coupons: an empty list until the shop has them',
    response: z.array(z.never()),
  },
} as const satisfies Record<string, Endpoint>
