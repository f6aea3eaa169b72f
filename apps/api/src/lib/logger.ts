/**
 * Logs never identify a person: no email, no token, no address. Callers log ids; the redaction and the error serializer
 * below catch what a caller forgets.
 */
import { type DestinationStream, type Logger, pino } from 'pino'
import { hideEmails } from './hide-emails.ts'
import { logDestination } from './log-destination.ts'

const SECRET_KEYS = [
  'authorization',
  'password',
  'token',
  'clientSecret',
  'email',
  'recipient',
  'address',
  'street',
  'phone',
  'zipCode',
  'cpf',
]

export function createLogger(level: string, destination: DestinationStream = logDestination()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  }
  return pino(options, destination)
}

/** PostgreSQL puts row values into `detail`, so only named properties of an error are logged. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return hideEmails(String(error))
  return {
    type: error.name,
    message: hideEmails(error.message),
    stack: error.stack === undefined ? undefined : hideEmails(error.stack),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
