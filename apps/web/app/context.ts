import { createContext } from 'react-router'
import type { ApiFetch } from './lib/api.ts'

/** What the server hands to every render. */
export interface RenderContext {
  /** the API, in this process */
  fetchApi: ApiFetch
  /** the id under which this request's failures are logged */
  requestId: string
  /** set on our own inline scripts as their nonce, so that the server knows them from any that were smuggled in */
  scriptMark: string
  /** for what a page did not foresee; the API has already reported its own failures */
  reportError: (error: unknown) => void
}

export const renderContext = createContext<RenderContext>()
