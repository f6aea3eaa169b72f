import { errors } from '@shop/contract/errors'
import { failures } from '@shop/contract/failures'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'

/** What the form offers besides the error message. */
type Remedy = 'password' | 'code' | 'wrong-code' | 'verify' | 'way-in' | 'none'

export interface SignInFailure {
  message: string
  remedy: Remedy
}

export function signInFailure(error: unknown): SignInFailure {
  const rejected = error instanceof ApiError && error.status === 401
  const message = failureText(error, rejected ? errors.invalid_credentials : failures.login)
  return { message, remedy: error instanceof ApiError ? remedyOf(error) : 'none' }
}

function remedyOf({ code, status }: ApiError): Remedy {
  switch (code) {
    case 'second_factor_required':
      return 'code'
    case 'second_factor_invalid':
      return 'wrong-code'
    case 'email_not_verified':
      return 'verify'
    case 'too_many_requests':
      return 'way-in'
    default:
      return status === 401 ? 'password' : 'none'
  }
}
