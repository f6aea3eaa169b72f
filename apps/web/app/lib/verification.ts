/** How a verification ended, and the word for it in the address of the login page. */
const words = { verified: 'sucesso', invalid: 'invalido', failed: 'falhou' } as const

export type VerificationResult = keyof typeof words

const PARAM = 'verificacao'

export function verificationParam(result: VerificationResult) {
  return { [PARAM]: words[result] }
}

/** Nothing for a word that is none of ours. */
export function verificationIn(params: URLSearchParams): VerificationResult | undefined {
  const given = params.get(PARAM)
  return results.find((result) => words[result] === given)
}

const results = ['verified', 'invalid', 'failed'] as const
