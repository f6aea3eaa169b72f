import { z } from './zod.ts'

/** The body of every error response. `error` repeats `message`: clients may read either. */
export const errorBody = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Validation messages by wire name of the field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Data for the client to continue with, such as the new prices; its shape depends on `code`. */
  details: z.record(z.string(), z.unknown()).optional(),
})

export type ErrorBody = z.output<typeof errorBody>
