import { text } from '../fields.ts'
import { z } from '../zod.ts'

const percent = z.number().min(0).max(100)

/** Where the picture is never cut off, in percent from its left and its top. */
export const focusPoint = z.object({ x: percent, y: percent })

/** A picture of the site by the hash of its content; the response has its files beside the texts. */
export const pictureHash = z.string().regex(/^[\w-]{1,100}$/)

export const sitePicture = z.object({ hash: pictureHash, focus: focusPoint })

/** What the picture shows, for those who do not see it. */
export const altText = text(140)

export type FocusPoint = z.output<typeof focusPoint>
export type SitePicture = z.output<typeof sitePicture>
