/** The result of an email verification, and its value in the URL of the login page. */
const values = { verified: 'sucesso', invalid: 'invalido', failed: 'falhou' } as const

export type VerificationResult = keyof typeof values

const PARAM = 'verificacao'

export function verificationParam(result: VerificationResult) {
  return { [PARAM]: values[result] }
}

/** Undefined for an unknown value. */
export function verificationIn(params: URLSearchParams): VerificationResult | undefined {
  const given = params.get(PARAM)
  return results.find((result) => values[result] === given)
}

const results = ['verified', 'invalid', 'failed'] as const
