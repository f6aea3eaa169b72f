import type { Topic } from './question.ts'

/** Without accents and capitals, as visitors type into a search. */
function plain(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** The questions that contain every word of the search, in the question or in its answer. */
export function matchingTopics(topics: readonly Topic[], search: string): Topic[] {
  const terms = plain(search).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return [...topics]
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = plain([title, question, ...answer].join(' '))
        return terms.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export function countOf(topics: readonly Topic[]) {
  return topics.reduce((sum, { questions }) => sum + questions.length, 0)
}
