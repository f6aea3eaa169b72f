import { zodResolver } from '@hookform/resolvers/zod'
import { text } from '@shop/contract/fields'
import { passwordChange } from '@shop/contract/users'

const MISMATCH = 'As novas senhas não coincidem.'

export const passwordRules = zodResolver(
  passwordChange
    .extend({ confirmPassword: text(200) })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: MISMATCH,
      // Reported together with the other errors, not only after those are fixed.
      when: ({ value }) => hasBoth(value),
    }),
)

function hasBoth(value: unknown) {
  return (
    typeof value === 'object' && value !== null && 'confirmPassword' in value && value.confirmPassword !== ''
  )
}
