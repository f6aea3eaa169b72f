/** One API call, as its endpoint sees it. Endpoints are synchronous, so each call is atomic. */
import type { Account } from '../account.ts'
import type { Form } from './form.ts'

export interface Call {
  account: Account
  form: Form
  /** Path parameters, which the route marks with a colon. */
  path: Readonly<Record<string, string>>
  /** true: made by a browser with the publishable key. */
  public: boolean
}

export interface Route {
  method: 'GET' | 'POST'
  path: string
  /** Whether a browser may call it; otherwise the secret key is required. */
  public?: boolean
  handle: (call: Call) => object
}
