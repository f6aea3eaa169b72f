/** Calls of the account API as an anonymous client makes them: raw body out, status and raw body in. */
import { auth } from '@shop/contract/auth'
import { registrationForm } from '@shop/test-kit/registration-form'

/** The password of every account that the factories create. */
export const PASSWORD = 'senha-de-teste-1'

export interface Reply {
  status: number
  body: string
  headers: [string, string][]
  ms: number
}

export async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
  const began = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text,
    headers: [...response.headers],
    ms: performance.now() - began,
  }
}

export const calls = {
  login: (shop: string, email: string, password: string) => post(shop + auth.login.path, { email, password }),
  register: (shop: string, email: string) => post(shop + auth.register.path, registrationForm({ email })),
  reset: (shop: string, email: string) => post(shop + auth.requestPasswordReset.path, { email }),
}
