import { createContext } from 'react-router'
import type { ApiFetch } from './lib/api.ts'

/** Values the server passes to every render. */
export interface RenderContext {
  /** the API, called in this process */
  fetchApi: ApiFetch
  /** the id under which errors of this request are logged */
  requestId: string
  /** the nonce of our own inline scripts, which distinguishes them from injected ones */
  scriptNonce: string
  /** reports unexpected page errors; the API reports its own */
  reportError: (error: unknown) => void
}

export const renderContext = createContext<RenderContext>()
