import { newCustomerDays } from '@shop/contract/constants'
import { formatNumber } from '@shop/contract/numbers'
import type { User } from '@shop/contract/users'

export const MISSING = 'Não informado'

export function isNew({ daysSinceRegistration }: Pick<User, 'daysSinceRegistration'>) {
  return daysSinceRegistration <= newCustomerDays
}

/** 'chegou hoje', 'chegou há 2 dias', 'cliente há 96 dias' */
export function formatArrival(user: Pick<User, 'daysSinceRegistration'>) {
  const { daysSinceRegistration: days } = user
  if (days === 0) return 'chegou hoje'
  const since = days === 1 ? 'há 1 dia' : `há ${formatNumber(days)} dias`
  return isNew(user) ? `chegou ${since}` : `cliente ${since}`
}

/** 'São Paulo, SP', or a dash when neither is known. */
export function locationOf({ city, state }: Pick<User, 'city' | 'state'>) {
  const parts = [city, state].filter((part) => part !== null && part !== '')
  return parts.length > 0 ? parts.join(', ') : '—'
}

/** The lines of an address; none when nothing of it is known. */
export function addressLines(
  user: Pick<User, 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'state' | 'zipCode'>,
) {
  const { street, number, complement, neighborhood, zipCode } = user
  const place = locationOf(user)
  return [
    [street, number, complement].filter(Boolean).join(', '),
    neighborhood,
    place === '—' ? '' : place,
    zipCode,
  ].filter((line): line is string => line !== null && line !== '')
}
