import { addressNames } from '@shop/contract/address'

export const PASSWORD = 'crepe de seda 7'

let made = 0
/** The form as a browser sends it. */
export function registrationForm(values: Record<string, unknown> = {}) {
  made += 1
  return {
    name: 'Marina Duarte',
    email: `nova-${made}@exemplo.test`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: '(11) 90000-0000',
    [addressNames.street]: 'Rua das Flores',
    [addressNames.number]: '12',
    [addressNames.complement]: '',
    [addressNames.neighborhood]: 'Jardins',
    [addressNames.city]: 'São Paulo',
    [addressNames.state]: 'SP',
    [addressNames.zipCode]: '01310100',
    ...values,
  }
}
