import type { ReactNode } from 'react'

export interface Section {
  /** Its place in the page's address. */
  id: string
  title: string
  content: ReactNode
}
