export interface Question {
  /** Its fragment in the page's URL. */
  id: string
  question: string
  /** Paragraphs of plain text, used by the search and by search engines. */
  answer: readonly string[]
  /** The same with its marks, for a question of the owner. */
  rich?: string
  /** Links to more information. */
  more?: readonly { to: string; text: string }[]
}

export interface Topic {
  title: string
  questions: readonly Question[]
}
