import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { findActor } from './features/auth/sessions.service.ts'
import { favoriteRoutes } from './features/favorites/favorites.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { productRoutes } from './features/products/products.routes.ts'
import { storeRoutes } from './features/store/store.routes.ts'
import { createRateLimits, defaultLimits } from './lib/limits.ts'
import { guardRoutes } from './plugins/auth.ts'
import { acceptOnlyJson, MAX_BODY_BYTES } from './plugins/bodies.ts'
import { brokenRequestAnswerer } from './plugins/broken-requests.ts'
import { requireDeclaredAccess } from './plugins/declared-access.ts'
import { serveDocs } from './plugins/docs.ts'
import { errorAnswerer, handleErrors } from './plugins/errors.ts'
import { answerProbes } from './plugins/health.ts'
import { shedLoad } from './plugins/load-shedding.ts'
import { measureRequests } from './plugins/metrics.ts'
import { limitRates } from './plugins/rate-limit.ts'
import { nameRequests, requestIdOptions } from './plugins/request-ids.ts'
import { logRequests } from './plugins/request-log.ts'
import { traceOrigins } from './plugins/request-origin.ts'
import { dataHeaders, secureHeaders } from './plugins/security-headers.ts'

const MAX_EVENT_LOOP_DELAY_MS = 300

/**
 * The API, ready for whoever mounts it to add routes of their own and listen. Plugins come first, in the order in
 * which a request meets them; features after, by name.
 */
export async function buildApp(deps: Deps, options: FastifyServerOptions = {}): Promise<FastifyInstance> {
  const { db, redis, config, metrics } = deps
  const log: FastifyBaseLogger = deps.log
  const headers = dataHeaders(config.publicUrl)
  const answerError = errorAnswerer(headers)
  const app = fastify({
    ...requestIdOptions,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy,
    frameworkErrors: answerError,
    clientErrorHandler: brokenRequestAnswerer(headers, deps.log),
    ...options,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  requireDeclaredAccess(app)
  nameRequests(app)
  traceOrigins(app, config.inProcessSecret)
  logRequests(app)
  measureRequests(app, metrics)
  secureHeaders(app, headers)
  acceptOnlyJson(app)
  shedLoad(app, config.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS)
  guardRoutes(app, (token) => findActor(db, token))
  limitRates(app, createRateLimits({ ...defaultLimits, ...config.limits }, redis))
  handleErrors(app, answerError)
  answerProbes(app, db)
  if (config.mode !== 'live') serveDocs(app, config.publicUrl)

  storeRoutes(app, deps)
  productRoutes(app, deps)
  authRoutes(app, deps)
  favoriteRoutes(app, deps)
  newsletterRoutes(app, deps)
  return app
}
