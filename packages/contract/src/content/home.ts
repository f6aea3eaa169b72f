import { line } from '../fields.ts'
import { z } from '../zod.ts'
import { editable } from './editable.ts'
import { altText, sitePicture } from './site-picture.ts'

/** How much fits without breaking the page; the screen counts along. */
export const homeLimits = { title: 48, text: 120, meetingsTitle: 48, meeting: 24, meetingText: 90 } as const

const meeting = z.object({
  title: line(homeLimits.meeting),
  text: line(homeLimits.meetingText),
  /** Null: the drawing of the shop. */
  picture: sitePicture.extend({ alt: altText }).nullable(),
})

/** The texts and pictures of the home page; titles may have *italics*. */
export const homeContent = z.object({
  title: line(homeLimits.title),
  text: line(homeLimits.text),
  /** For wide screens and for phones; null: the drawing of the shop. */
  picture: z.object({ wide: sitePicture, tall: sitePicture, alt: altText }).nullable(),
  meetings: z.object({ title: line(homeLimits.meetingsTitle), items: z.array(meeting).length(4) }),
})

export const homePage = editable('home', homeContent)

export type HomeContent = z.output<typeof homeContent>
