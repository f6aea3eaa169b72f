import { z } from './zod.ts'

/** The body of every answer that is not a success. `error` repeats `message`: clients may read either. */
export const errorBody = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** What is wrong with a field, by the name it has on the wire. */
  fields: z.record(z.string(), z.string()).optional(),
  /** What a program needs to go on, such as the new prices; its shape belongs to the code. */
  details: z.record(z.string(), z.unknown()).optional(),
})

export type ErrorBody = z.output<typeof errorBody>
