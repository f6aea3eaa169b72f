/** Identifies the caller: the shop's server, or a browser that may only access the payment whose secret it has. */
import type { IncomingMessage } from 'node:http'
import { unauthorized } from '../failure.ts'
import type { Form } from './form.ts'

export interface Keys {
  secretKey: string
  publishableKey: string
}

export function keyOf(request: IncomingMessage, form: Form): string {
  const { authorization = '' } = request.headers
  const [scheme = '', credentials = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(credentials, 'base64').toString().replace(/:.*$/, '')
  return form.text('key') ?? ''
}

/** Whether the key is the publishable key. */
export function isPublicKey(key: string, { secretKey, publishableKey }: Keys): boolean {
  if (key === '') throw unauthorized('You did not provide an API key.')
  if (key === secretKey) return false
  if (key === publishableKey) return true
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}***`)
}

export function secretKeyRequired() {
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
  return unauthorized(message, 'secret_key_required')
}
