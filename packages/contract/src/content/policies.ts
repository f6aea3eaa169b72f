import { line } from '../fields.ts'
import { optionalRichText, richText } from '../rich-text-field.ts'
import { z } from '../zod.ts'
import { editable } from './editable.ts'
import { type PolicyName, policySections } from './policy-sections.ts'

export const policyLimits = { title: 60, text: 2000, own: 8 } as const

/** With defaults: a version that was published before a section existed can still be read. */
const section = z
  .object({
    /** Not on the page. */
    isHidden: z.boolean(),
    /** The atelier's own text; empty: the shop's, written from its settings. */
    text: optionalRichText(policyLimits.text),
  })
  .default({ isHidden: false, text: '' })

function policy<Name extends PolicyName>(name: Name) {
  const ids = Object.keys(policySections[name]) as (keyof (typeof policySections)[Name] & string)[]
  return z.object({
    sections: z.object(
      Object.fromEntries(ids.map((id) => [id, section])) as Record<(typeof ids)[number], typeof section>,
    ),
    /** Shown after the shop's own sections. */
    own: z
      .array(z.object({ title: line(policyLimits.title), text: richText(policyLimits.text) }))
      .max(policyLimits.own),
  })
}

/** What the atelier changes in its legal pages. */
export const policiesContent = z.object({
  terms: policy('terms'),
  returns: policy('returns'),
  privacy: policy('privacy'),
})

export const policiesPage = editable('policies', policiesContent)

export type PoliciesContent = z.output<typeof policiesContent>
