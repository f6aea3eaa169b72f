import { PASSWORD } from '../accounts.ts'

/** An account whose password the fuzzed requests know; its login requires a second factor. */
export const fixedAccount = {
  email: 'com-codigo@exemplo.test',
  password: PASSWORD,
  /** '12345678901234567890', the secret of the examples in RFC 6238. */
  secondFactorSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
}
