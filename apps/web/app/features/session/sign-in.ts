import { zodResolver } from '@hookform/resolvers/zod'
import { auth, type Credentials, credentials, type SignedIn } from '@shop/contract/auth'
import { call } from '~/lib/api.ts'
import { type SignInFailure, signInFailure } from './sign-in-failure.ts'

export const rules = zodResolver(credentials)

export async function signIn(
  given: Credentials,
): Promise<{ session: SignedIn } | { refusal: SignInFailure }> {
  try {
    return { session: await call(auth.login, { body: given }) }
  } catch (error) {
    return { refusal: signInFailure(error) }
  }
}
