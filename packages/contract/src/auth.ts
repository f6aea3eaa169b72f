import { storedLines } from './account-cart.ts'
import { addressFields, addressNames } from './address.ts'
import { mostDeviceTokens } from './constants.ts'
import { type Endpoint, messageBody, nothing } from './endpoint.ts'
import { email, givenPassword, newPassword, phone, secondFactorCode, secretToken, text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { user } from './users.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const credentials = z.object({
  email,
  password: givenPassword,
  /** The second-factor code or a recovery code, if the account has a second factor. */
  code: secondFactorCode.optional(),
  /** The device tokens this browser holds, one for each account that recognises it. */
  deviceTokens: z.array(secretToken).max(mostDeviceTokens).optional(),
})

/**
 * Stored by the browser and sent with the next sign-in, so that failed attempts from other devices do not lock it out.
 * Missing when an older server responds to a newer page during a rolling restart.
 */
const deviceToken = z.string().optional()

export const registrationFields = {
  name: text(120),
  email,
  password: newPassword,
  confirmPassword: plainText().max(200).optional(),
  phone,
  ...addressFields,
  /** Where to redirect after the e-mail is verified: a path of this site. */
  redirect: plainText()
    .max(300)
    .regex(/^\/(?![/\\])/, 'Endereço inválido.')
    .optional(),
  /** The visitor's cart: assigned to the account once its e-mail is confirmed, in any browser. */
  cart: storedLines.optional(),
}
export const registration = wire(registrationFields, addressNames)

/** With a device token if the sign-in used a second factor. */
export const signedIn = z.object({ user, token: z.string(), deviceToken })

/**
 * With the redirect path given at registration, and a session for the first request that opens the link. The session
 * grants nothing new: the owner of the mailbox could reset the password anyway.
 */
export const verified = messageBody.extend({
  redirect: z.string().optional(),
  deviceToken,
  session: z.object({ user, token: z.string() }).optional(),
})

export const auth = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: credentials,
    response: signedIn,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'anyone',
    summary: 'Register an account; the response is the same for an e-mail that already has one',
    body: registration,
    status: 201,
    response: messageBody,
  },
  verify: {
    method: 'GET',
    path: '/api/auth/verify',
    access: 'signedIn',
    summary: 'The user of the bearer token',
    response: user,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signedIn',
    summary: 'End the session of the bearer token',
    status: 204,
    response: nothing,
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email.php',
    access: 'anyone',
    summary: 'Activate an account with the token of its verification email',
    body: z.object({ token: secretToken }),
    response: verified,
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'anyone',
    summary: 'Send the verification email again; the response is the same for every e-mail',
    body: z.object({ email }),
    response: messageBody,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset.php',
    access: 'anyone',
    summary: 'Send an email to choose a new password; the response is the same for every e-mail',
    body: z.object({ email }),
    response: messageBody,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password.php',
    access: 'anyone',
    summary: 'Choose a new password with the token of the email; ends every session',
    body: z.object({ token: secretToken, password: newPassword }),
    response: messageBody.extend({ deviceToken }),
  },
} as const satisfies Record<string, Endpoint>

export type Credentials = z.output<typeof credentials>
export type Registration = z.output<typeof registration>
export type SignedIn = z.output<typeof signedIn>
