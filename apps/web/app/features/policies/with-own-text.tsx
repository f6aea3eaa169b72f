import {
  type EditedPolicy,
  isObligatory,
  type PolicyName,
  policySections,
} from '@shop/contract/content/policy-sections'
import { RichText } from '~/shared/content/rich-text.tsx'
import type { Section, SectionText } from './policy.ts'

/** The shop's sections with what the atelier changed, and then the atelier's own. */
export function withOwnText(
  policy: PolicyName,
  texts: readonly SectionText[],
  { sections, own }: EditedPolicy,
): Section[] {
  const titles: Readonly<Record<string, string>> = policySections[policy]
  return [
    ...texts
      .filter(({ id }) => !sections[id]?.isHidden)
      .map((section) => ({
        id: section.id,
        title: titles[section.id] ?? section.id,
        content: withText(section, sections[section.id]?.text ?? '', isObligatory(policy, section.id)),
      })),
    ...own.map(({ title, text }, index) => ({
      id: `atelie-${index + 1}`,
      title,
      content: <RichText text={text} />,
    })),
  ]
}

/** What the law wants stays, and the atelier's text comes after it. */
function withText({ content }: SectionText, text: string, stays: boolean) {
  if (text === '') return content
  return (
    <>
      {stays && content}
      <RichText text={text} />
    </>
  )
}
