export interface Question {
  /** Its place in the page's address. */
  id: string
  question: string
  /** Paragraphs. Plain text: a search looks into it, and search engines read it. */
  answer: readonly string[]
  /** Where there is more of it. */
  more?: { to: string; text: string }
}

export interface Topic {
  title: string
  questions: readonly Question[]
}
