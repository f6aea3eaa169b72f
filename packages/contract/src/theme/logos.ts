import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

export const logos = {
  read: {
    method: 'POST',
    path: '/api/logos',
    access: 'admin',
    summary: 'Rebuild an SVG logo from its shapes, in the field file; nothing is stored',
    multipart: true,
    response: z.object({ svg: z.string() }),
  },
} as const satisfies Record<string, Endpoint>
