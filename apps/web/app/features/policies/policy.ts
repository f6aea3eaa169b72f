import type { ReactNode } from 'react'

export interface Section {
  /** Its anchor in the page's URL. */
  id: string
  title: string
  content: ReactNode
}
