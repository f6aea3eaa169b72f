import { type ErrorCode, errors } from '@shop/contract/errors'

interface Details extends ErrorOptions {
  /** Instead of the sentence of the table, where it would leave out a number that the person needs. */
  message?: string
  /** Messages by the field's name on the wire. */
  fields?: Readonly<Record<string, string>>
  /** What a program needs to go on, such as the new prices. */
  details?: Readonly<Record<string, unknown>>
  retryAfterSeconds?: number
}

/** A failure we foresaw. Anything else that is thrown is a bug and is answered as `unexpected`. */
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
