/** Every call to Stripe goes through here: with a timeout, metrics and a circuit breaker. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { createBreaker } from './circuit-breaker.ts'
import { PaymentProblem } from './payments.ts'
import { problemOf } from './stripe-objects.ts'

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 12]

export type Guarded = <T>(name: string, work: () => Promise<T>) => Promise<T>

interface Options {
  /** For one call including its retry: a customer is waiting for the page. */
  wholeCallMs: number
  pauseMs: number
}

export function withCircuitBreaker(metrics: Registry, { wholeCallMs, pauseMs }: Options): Guarded {
  const duration = new Histogram({
    name: 'payment_provider_call_seconds',
    help: 'Duration of a call to the payment provider, retry included',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers: [metrics],
  })
  const rejectedCalls = new Counter({
    name: 'payment_provider_calls_not_made_total',
    help: 'Calls that were not made because the circuit breaker was open',
    registers: [metrics],
  })
  const breaker = createBreaker({
    failures: 5,
    pauseMs,
    isFailure: (error) =>
      !(error instanceof PaymentProblem) || error.kind === 'unavailable' || error.kind === 'fault',
    rejection() {
      rejectedCalls.inc()
      return new PaymentProblem('unavailable', { code: 'breaker_open' })
    },
  })
  new Gauge({
    name: 'payment_provider_breaker_open',
    help: '1 while the circuit breaker of the payment provider is open',
    registers: [metrics],
    collect() {
      this.set(breaker.isOpen ? 1 : 0)
    },
  })

  return (name, work) =>
    breaker.run(async () => {
      const stop = duration.startTimer({ call: name })
      try {
        const result = await within(wholeCallMs, work())
        stop({ outcome: 'done' })
        return result
      } catch (error) {
        const problem = problemOf(error)
        stop({ outcome: problem instanceof PaymentProblem ? problem.kind : 'bug' })
        throw problem
      }
    })
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new PaymentProblem('unavailable', { code: 'too_slow' })),
    milliseconds,
  )
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
