import { PaymentProblem, type PaymentProvider } from './payments.ts'

/** The same provider with one deadline for all calls of a request together, whatever each call may take alone. */
export function withDeadline(payments: PaymentProvider, milliseconds: number): PaymentProvider {
  const until = performance.now() + milliseconds
  const bounded = async <T>(work: () => Promise<T>): Promise<T> => {
    const left = until - performance.now()
    // Treated as no response: repeating the request with the same key returns what became of it.
    const tooLate = new PaymentProblem('unavailable', { code: 'deadline' })
    if (left <= 0) throw tooLate
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(tooLate), left)
    try {
      return await Promise.race([work(), promise])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    ...payments,
    createPayment: (...given) => bounded(() => payments.createPayment(...given)),
    changeTerms: (...given) => bounded(() => payments.changeTerms(...given)),
    getPayment: (...given) => bounded(() => payments.getPayment(...given)),
    cancelPayment: (...given) => bounded(() => payments.cancelPayment(...given)),
  }
}
