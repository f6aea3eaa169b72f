import type { Deps } from '../../deps.ts'

/** The dependencies of payment code, in requests and in jobs. */
export type PaymentDeps = Pick<Deps, 'db' | 'payments' | 'log' | 'metrics' | 'config'>
