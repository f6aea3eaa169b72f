import { type Endpoint, nothing } from './endpoint.ts'
import { givenPassword, secondFactorCode } from './fields.ts'
import { z } from './zod.ts'

const path = '/api/user/second-factor'

export const secondFactor = {
  read: {
    method: 'GET',
    path,
    access: 'signedIn',
    summary: 'Whether the caller’s account requires a second factor, and how many recovery codes are left',
    response: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
  },
  begin: {
    method: 'POST',
    path,
    access: 'signedIn',
    summary: 'A secret for an authenticator app; nothing changes until a code of it is confirmed',
    body: z.object({ password: givenPassword }),
    response: z.object({
      secret: z.string(),
      /** The content of the QR code. */
      url: z.string(),
    }),
  },
  confirm: {
    method: 'PUT',
    path,
    access: 'signedIn',
    summary: 'Enable the second factor with a code of the app; the recovery codes are returned only here',
    body: z.object({ code: secondFactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  end: {
    method: 'DELETE',
    path,
    access: 'signedIn',
    summary: 'Disable the second factor, with the password and a code',
    body: z.object({ password: givenPassword, code: secondFactorCode }),
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>
