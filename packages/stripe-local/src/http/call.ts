/** One call of the API, as its endpoint sees it. Endpoints run without a pause: what they do, they do at once. */
import type { Account } from '../account.ts'
import type { Form } from './form.ts'

export interface Call {
  account: Account
  form: Form
  /** Parts of the path that the route names with a colon. */
  path: Readonly<Record<string, string>>
  /** true: made by a browser with the publishable key. */
  public: boolean
}

export interface Route {
  method: 'GET' | 'POST'
  path: string
  /** Whether a browser may call it; the others need the secret key. */
  public?: boolean
  answer: (call: Call) => object
}
