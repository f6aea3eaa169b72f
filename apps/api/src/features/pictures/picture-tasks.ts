/** Messages between the image worker and its child process. */
import { z } from 'zod'

const rejectionReasons = ['type', 'size', 'memory', 'unreadable'] as const

export class PictureRejected extends Error {
  readonly reason: (typeof rejectionReasons)[number]
  constructor(reason: PictureRejected['reason'], options?: ErrorOptions) {
    super(`the picture was rejected: ${reason}`, options)
    this.reason = reason
  }
}

/** The original: the one picture that is stored of an upload. */
export interface Original {
  hash: string
  content: Buffer
  width: number
  height: number
  placeholder: string
}

const pictureUse = z.enum(['product', 'site', 'ticket', 'review'])
/** What a picture is for: those of customers are smaller and limited in bytes. */
export type PictureUse = z.output<typeof pictureUse>

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const pictureTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('original'), path: z.string(), use: pictureUse }),
  z.object({
    kind: z.literal('variant'),
    original: bytes,
    variant: z.union([z.literal('share'), z.object({ width: z.int(), format: z.enum(['avif', 'webp']) })]),
  }),
])

export const pictureReply = z.union([
  z.object({
    original: z.object({
      hash: z.string(),
      content: bytes,
      width: z.int(),
      height: z.int(),
      placeholder: z.string(),
    }),
  }),
  z.object({ variant: bytes }),
  z.object({ rejected: z.enum(rejectionReasons) }),
  z.object({ failed: z.string() }),
])

export type PictureTask = z.input<typeof pictureTask>
export type PictureReply = z.input<typeof pictureReply>
