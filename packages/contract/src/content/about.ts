import { line, text } from '../fields.ts'
import { richText } from '../rich-text-field.ts'
import { z } from '../zod.ts'
import { editable } from './editable.ts'
import { altText, sitePicture } from './site-picture.ts'

export const aboutLimits = {
  title: 60,
  story: 1200,
  mission: 200,
  missionNote: 200,
  value: 24,
  valueText: 140,
  historyTitle: 48,
  year: 12,
  milestone: 32,
  milestoneText: 100,
} as const

const note = (title: number, maximum: number) => z.object({ title: line(title), text: line(maximum) })

/** The page about the atelier. Without milestones it has no timeline. */
export const aboutContent = z.object({
  title: line(aboutLimits.title),
  story: richText(aboutLimits.story),
  picture: sitePicture.extend({ alt: altText }).nullable(),
  mission: line(aboutLimits.mission),
  missionNote: text(aboutLimits.missionNote),
  values: z.array(note(aboutLimits.value, aboutLimits.valueText)).length(4),
  historyTitle: line(aboutLimits.historyTitle),
  history: z
    .array(note(aboutLimits.milestone, aboutLimits.milestoneText).extend({ year: line(aboutLimits.year) }))
    .max(5),
  invitation: line(aboutLimits.title),
  /** For search engines and shared links. */
  summary: line(160),
})

export const aboutPage = editable('about', aboutContent)

export type AboutContent = z.output<typeof aboutContent>
