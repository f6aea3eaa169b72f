import type { Deps } from '../../deps.ts'

/** What money needs of the world, in a request as in a job. */
export type PaymentDeps = Pick<Deps, 'db' | 'payments' | 'log' | 'metrics' | 'config'>
