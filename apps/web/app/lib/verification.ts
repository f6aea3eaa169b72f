/** The result of an email verification, and its value in the URL of the login page. */
const words = { verified: 'sucesso', invalid: 'invalido', failed: 'falhou' } as const

export type VerificationResult = keyof typeof words

const PARAM = 'verificacao'

export function verificationParam(result: VerificationResult) {
  return { [PARAM]: words[result] }
}

/** Undefined for an unknown value. */
export function verificationIn(params: URLSearchParams): VerificationResult | undefined {
  const given = params.get(PARAM)
  return results.find((result) => words[result] === given)
}

const results = ['verified', 'invalid', 'failed'] as const
