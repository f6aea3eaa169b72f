import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

/** Query parameter of the shop's pages: a preview token. */
export const previewParam = 'previa'

export const contentPreviews = {
  create: {
    method: 'POST',
    path: '/api/content-previews',
    access: 'admin',
    summary: 'A token with which the pages of the shop show the drafts, for twelve hours',
    status: 201,
    response: z.object({ token: z.string() }),
  },
} as const satisfies Record<string, Endpoint>
