import { zodResolver } from '@hookform/resolvers/zod'
import { auth, type Registration, registration } from '@shop/contract/auth'
import { required } from '@shop/contract/field-messages'
import { passwordMismatch } from '@shop/contract/password-mismatch'
import type { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '~/lib/api.ts'

/** Reported together with all other errors, not only after those are fixed. */
const always = () => true

/** The form uses the wire's names: the server reports field errors under these names. */
export const registrationForm = registration.in
  .omit({ cart: true })
  .refine(({ confirmPassword }) => confirmPassword !== '', {
    path: ['confirmPassword'],
    message: required,
    when: always,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: passwordMismatch,
    when: always,
  })
  .pipe(registration)

export type RegistrationInput = z.input<typeof registrationForm>
export type RegistrationValues = z.output<typeof registrationForm>
export type RegistrationForm = UseFormReturn<RegistrationInput, unknown, RegistrationValues>

export const rules = zodResolver(registrationForm)

export function register(body: Registration) {
  return call(auth.register, { body })
}
