import { PASSWORD } from '../accounts.ts'

/** Somebody whose password the fuzzed requests know; the login asks for a second factor after it. */
export const knownAccount = {
  email: 'com-codigo@exemplo.test',
  password: PASSWORD,
  /** '12345678901234567890', the secret of the examples in RFC 6238. */
  secondFactorSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
}
