import { zodResolver } from '@hookform/resolvers/zod'
import { auth, type Credentials, credentials, type SignedIn } from '@shop/contract/auth'
import { call } from '~/lib/api.ts'
import { readDeviceTokens, rememberDevice } from '~/lib/known-device.ts'
import { type SignInFailure, signInFailure } from './sign-in-failure.ts'

export const rules = zodResolver(credentials)

export async function signIn(
  given: Credentials,
): Promise<{ session: SignedIn } | { failure: SignInFailure }> {
  try {
    const deviceTokens = readDeviceTokens()
    const body = { ...given, ...(deviceTokens.length > 0 && { deviceTokens }) }
    const session = await call(auth.login, { body })
    rememberDevice(session.deviceToken)
    return { session }
  } catch (error) {
    return { failure: signInFailure(error) }
  }
}
