/**
 * The whole error policy. An expected error is returned with its code and message; bad input with a message per field,
 * by the field's wire name; an unavailable database with a 503 and Retry-After. Everything else is a bug: logged in
 * full, returned without any of its text.
 */
import type { ErrorBody } from '@shop/contract/error-body'
import { type ErrorCode, errors } from '@shop/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { allowedMethods } from '../lib/allowed-methods.ts'
import { AppError } from '../lib/app-error.ts'
import { isDatabaseUnavailable } from '../lib/database-unavailable.ts'

const RETRY_WHEN_UNAVAILABLE_SECONDS = 5
const PUBLIC_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Addresses opened in a browser get an HTML error page, not JSON. */
    errorPage?: {
      headers: Readonly<Record<string, string>>
      render(message: string, requestId: string): string
    }
  }
}

type SendError = ReturnType<typeof errorResponder>

export function handleErrors(app: FastifyInstance, sendError: SendError) {
  const sendRejection = async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = allowedMethods(app.routeTable, request.url)
    if (allowed.length === 0 || allowed.includes(request.method)) throw new AppError('not_found')
    reply.header('allow', allowed.join(', '))
    throw new AppError('method_not_allowed')
  }
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(sendRejection)
  // The page route matches all remaining paths, so an unknown call must be caught before it is rendered as a page.
  app.route({
    method: PUBLIC_METHODS,
    url: '/api/*',
    config: { access: 'anyone' },
    onRequest: sendRejection,
    handler: async () => undefined,
  })
}

/** `headers` are set here as well, because Fastify responds to a malformed address without running any hook. */
export function errorResponder(headers: Readonly<Record<string, string>>) {
  return function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const failure = foreseen(error)
    if (failure.code === 'unexpected') request.log.error({ err: error }, 'unexpected error')
    if (failure.code === 'unavailable') request.log.warn({ err: error }, 'unavailable')

    const { status } = errors[failure.code]
    const { message } = failure
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
    const { errorPage } = request.routeOptions.config
    if (errorPage !== undefined) {
      return reply.code(status).headers(errorPage.headers).send(errorPage.render(message, request.id))
    }
    return reply.code(status).send({
      ...plainErrorBody(failure.code, request.id),
      message,
      error: message,
      ...(failure.fields && { fields: { ...failure.fields } }),
      ...(failure.details && { details: { ...failure.details } }),
    } satisfies ErrorBody)
  }
}

export function plainErrorBody(code: ErrorCode, requestId: string): ErrorBody {
  const { message } = errors[code]
  return { message, error: message, code, requestId }
}

function foreseen(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error)
  if (isDatabaseUnavailable(error)) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_WHEN_UNAVAILABLE_SECONDS })
  }
  return new AppError(codeOfStatus(error), { cause: error })
}

/** A path parameter that cannot be an id, such as the product 'abc', is a 404. */
function badInput(error: Pick<FastifyError, 'validationContext' | 'validation'>) {
  if (error.validationContext === 'params') return new AppError('not_found', { cause: error })
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of error.validation ?? []) {
    const name = instancePath.slice(1).replaceAll('/', '.')
    if (name !== '' && message !== undefined) fields[name] ??= message
  }
  return new AppError('invalid_input', { cause: error, fields })
}

/** Fastify's own errors: unreadable JSON, a body too large, an unsupported content type. */
function codeOfStatus(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 404) return 'not_found'
  if (status === 413) return 'payload_too_large'
  if (status === 415) return 'unsupported_media_type'
  if (status === 503) return 'unavailable'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalid_input' : 'unexpected'
}
