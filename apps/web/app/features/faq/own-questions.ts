import type { FaqContent } from '@shop/contract/content/faq'
import { blocksOf, type Inline } from '@shop/contract/rich-text'
import type { Topic } from './question.ts'

/** The shop's questions without those that the atelier does not want, and then the atelier's own. */
export function withOwnQuestions(topics: readonly Topic[], { questions, hidden }: FaqContent): Topic[] {
  const hiddenIds: readonly string[] = hidden
  const shown = topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ id }) => !hiddenIds.includes(id)) }))
    .filter((topic) => topic.questions.length > 0)
  if (questions.length === 0) return shown
  const own = questions.map(({ question, text }, index) => ({
    id: `atelie-${index + 1}`,
    question,
    answer: plainBlocks(text),
    rich: text,
  }))
  return [...shown, { title: 'Do ateliê', questions: own }]
}

function plainBlocks(text: string): string[] {
  return blocksOf(text).flatMap((block) =>
    block.kind === 'paragraph' ? [plainText(block.content)] : block.items.map(plainText),
  )
}

function plainText(nodes: readonly Inline[]) {
  return nodes.map(({ text }) => text).join('')
}
