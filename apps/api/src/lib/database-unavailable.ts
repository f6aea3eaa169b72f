/**
 * Distinguishes an unavailable database from a bug in our query. Only the first is worth a retry by the visitor, so
 * only the first becomes a 503.
 */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  '57P01', // the server is shutting down
  '57P02', // the server crashed
  '57P03', // the server is starting
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '40P01', // deadlock: this transaction was rolled back so that the other one could go on
  '53300', // too many connections
  '25006', // still connected to what is now a standby
  '25P03', // idle_in_transaction_session_timeout
])

// node-postgres sets no code for these.
const UNAVAILABLE_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
]

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    return UNAVAILABLE_CODES.has(error.code) || /^08[0-9A-Z]{3}$/.test(error.code)
  }
  return UNAVAILABLE_MESSAGES.some((message) => error.message.startsWith(message))
}
