import type { Failure } from '@shop/contract/failures'
import type { UseFormReturn } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import type { BookingFields } from './booking-fields.ts'
import { isTaken } from './hold-call.ts'

const failure: Failure = {
  message: 'Tente novamente.',
  noResponse:
    'Ficamos sem resposta. Antes de tentar de novo, veja se a confirmação chegou ao seu e-mail: o encontro pode estar marcado.',
}

/** Why nothing was booked; undefined: somebody else has the hour. Errors of single fields are shown at the fields. */
export function readFailure(form: UseFormReturn<BookingFields>, error: unknown): string | undefined {
  if (isTaken(error)) return undefined
  showFieldErrors(form, error, ['name', 'phone', 'email', 'weddingOn', 'companions', 'wish'])
  return failureText(error, failure)
}
