import { type ErrorCode, errors } from '@shop/contract/errors'

interface Details extends ErrorOptions {
  /** Replaces the default message of the error code, where it would leave out a number that the user needs. */
  message?: string
  /** Messages by the field's wire name. */
  fields?: Readonly<Record<string, string>>
  /** Data that the client needs to continue, such as the new prices. */
  details?: Readonly<Record<string, unknown>>
  retryAfterSeconds?: number
}

/** An expected error. Anything else that is thrown is a bug and is returned as `unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { message, fields, details, retryAfterSeconds, ...options }: Details = {}) {
    super(message ?? errors[code].message, options)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function found<T>(row: T | undefined, code: ErrorCode): T {
  if (row === undefined) throw new AppError(code)
  return row
}
