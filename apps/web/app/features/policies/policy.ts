import type { ReactNode } from 'react'

export interface SectionText {
  /** Its anchor in the page's URL. */
  id: string
  content: ReactNode
}

export interface Section extends SectionText {
  title: string
}
