import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { accountCartRoutes } from './features/account-cart/account-cart.routes.ts'
import { agendaRoutes } from './features/agenda/agenda.routes.ts'
import { appointmentRoutes } from './features/appointments/appointments.routes.ts'
import { fittingRoutes } from './features/appointments/fittings.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { createLoginLimiter } from './features/auth/login-limiter.service.ts'
import { secondFactorRoutes } from './features/auth/second-factor.routes.ts'
import { findActor } from './features/auth/sessions.service.ts'
import { categoryRoutes } from './features/categories/categories.routes.ts'
import { cepRoutes } from './features/cep/cep.routes.ts'
import { checkoutRoutes } from './features/checkout/checkout.routes.ts'
import { checkoutReminderRoutes } from './features/checkout-reminders/checkout-reminders.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { createCouponTries } from './features/coupons/coupon-tries.service.ts'
import { couponRoutes } from './features/coupons/coupons.routes.ts'
import { customerRoutes } from './features/customers/customers.routes.ts'
import { deliveryCorrectionRoutes } from './features/delivery-correction/delivery-correction.routes.ts'
import { emailSampleRoutes } from './features/email-samples/email-samples.routes.ts'
import { emailSettingsRoutes } from './features/email-settings/email-settings.routes.ts'
import { favoriteRoutes } from './features/favorites/favorites.routes.ts'
import { firstStepsRoutes } from './features/first-steps/first-steps.routes.ts'
import { fittingRecordRoutes } from './features/fitting-records/fitting-records.routes.ts'
import { createAttempts } from './features/idempotency/idempotency.service.ts'
import { measurementRoutes } from './features/measurements/measurements.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { offerRoutes } from './features/offers/offers.routes.ts'
import { orderLinkRoutes } from './features/order-links/order-links.routes.ts'
import { createLinkFinder } from './features/order-links/order-links.service.ts'
import { orderMeasureRoutes } from './features/order-measures/order-measures.routes.ts'
import { orderNoteRoutes } from './features/order-notes/order-notes.routes.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { paymentPlanRoutes } from './features/payment-plans/payment-plans.routes.ts'
import { cancellationRoutes } from './features/payments/cancellations.routes.ts'
import { chargeRoutes } from './features/payments/charges.routes.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { refreshPayment } from './features/payments/payments.service.ts'
import { productFeedRoutes } from './features/product-feed/product-feed.routes.ts'
import { productionRoutes } from './features/production/production.routes.ts'
import { productionPlanRoutes } from './features/production-plans/production-plans.routes.ts'
import { productFileRoutes } from './features/products/product-file.routes.ts'
import { productWritingRoutes } from './features/products/product-writing.routes.ts'
import { productRoutes } from './features/products/products.routes.ts'
import { relatedProductRoutes } from './features/products/related-products.routes.ts'
import { selectionRoutes } from './features/products/selection.routes.ts'
import { suggestionRoutes } from './features/products/suggestions.routes.ts'
import { promiseRoutes } from './features/promises/promises.routes.ts'
import { receivableRoutes } from './features/receivables/receivables.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { reviewPhotoRoutes } from './features/reviews/review-photos.routes.ts'
import { reviewRoutes } from './features/reviews/reviews.routes.ts'
import { salesRoutes } from './features/sales/sales.routes.ts'
import { scheduleRoutes } from './features/schedule/schedule.routes.ts'
import { searchSynonymRoutes } from './features/search-synonyms/search-synonyms.routes.ts'
import { sharedListRoutes } from './features/shared-lists/shared-lists.routes.ts'
import { shipmentRoutes } from './features/shipments/shipments.routes.ts'
import { siteImageRoutes } from './features/site-images/site-images.routes.ts'
import { stockRoutes } from './features/stock/stock.routes.ts'
import { stockNoticeRoutes } from './features/stock-notices/stock-notices.routes.ts'
import { storeRoutes } from './features/store/store.routes.ts'
import { themeRoutes } from './features/theme/theme.routes.ts'
import { attachmentRoutes } from './features/tickets/attachments.routes.ts'
import { ticketRoutes } from './features/tickets/tickets.routes.ts'
import { createRateLimits } from './lib/limits.ts'
import { requireAuth } from './plugins/auth.ts'
import { acceptOnlyJson, MAX_BODY_BYTES } from './plugins/bodies.ts'
import { brokenRequestResponder } from './plugins/broken-requests.ts'
import { requireDeclaredAccess } from './plugins/declared-access.ts'
import { serveDocs } from './plugins/docs.ts'
import { errorResponder, handleErrors } from './plugins/errors.ts'
import { respondToProbes } from './plugins/health.ts'
import { recogniseResends, replayResponses } from './plugins/idempotency.ts'
import { shedLoad } from './plugins/load-shedding.ts'
import { measureRequests } from './plugins/metrics.ts'
import { limitRates } from './plugins/rate-limit.ts'
import { nameRequests, requestIdOptions } from './plugins/request-ids.ts'
import { logRequests } from './plugins/request-log.ts'
import { traceOrigins } from './plugins/request-origin.ts'
import { dataHeaders, secureHeaders } from './plugins/security-headers.ts'

const MAX_EVENT_LOOP_DELAY_MS = 300

/**
 * The API; the process that mounts it may still add its own routes before listening. Plugins are registered first, in
 * the order in which a request passes them; features after, by name.
 */
export async function buildApp(deps: Deps, options: FastifyServerOptions = {}): Promise<FastifyInstance> {
  const { db, redis, config, metrics } = deps
  const log: FastifyBaseLogger = deps.log
  const headers = dataHeaders(config.publicUrl)
  const sendError = errorResponder(headers)
  const limits = createRateLimits(config.limits ?? {}, redis)
  const loginLimiter = createLoginLimiter(db, limits)
  const attempts = createAttempts(db)
  const couponTries = createCouponTries(limits)
  const app = fastify({
    ...requestIdOptions,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy,
    frameworkErrors: sendError,
    clientErrorHandler: brokenRequestResponder(headers, deps.log),
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
  requireAuth(app, {
    findActor: (token) => findActor(db, token),
    findLink: createLinkFinder(db, limits),
  })
  recogniseResends(app, attempts)
  limitRates(app, limits)
  replayResponses(app, attempts)
  handleErrors(app, sendError)
  respondToProbes(app, db)
  if (config.mode !== 'live') serveDocs(app, config.publicUrl)

  storeRoutes(app, deps)
  productRoutes(app, deps)
  relatedProductRoutes(app, deps)
  selectionRoutes(app, deps)
  suggestionRoutes(app, deps)
  searchSynonymRoutes(app, deps)
  emailSampleRoutes(app, deps)
  productWritingRoutes(app, deps)
  productFileRoutes(app, deps)
  stockRoutes(app, deps)
  offerRoutes(app, deps)
  scheduleRoutes(app, deps)
  productionPlanRoutes(app, deps)
  productionRoutes(app, deps)
  reviewRoutes(app, deps)
  reviewPhotoRoutes(app, deps)
  siteImageRoutes(app, deps)
  authRoutes(app, deps, loginLimiter)
  accountRoutes(app, deps, loginLimiter)
  favoriteRoutes(app, deps)
  sharedListRoutes(app, deps, limits)
  accountCartRoutes(app, deps)
  measurementRoutes(app, deps)
  checkoutRoutes(app, deps, couponTries)
  orderMeasureRoutes(app, deps)
  fittingRecordRoutes(app, deps)
  orderLinkRoutes(app, deps, (orderId) => refreshPayment(deps, orderId))
  orderRoutes(app, deps, (orderId) => refreshPayment(deps, orderId))
  promiseRoutes(app, deps)
  shipmentRoutes(app, deps)
  deliveryCorrectionRoutes(app, deps)
  orderNoteRoutes(app, deps)
  receivableRoutes(app, deps)
  agendaRoutes(app, deps, limits)
  productFeedRoutes(app, deps, limits)
  themeRoutes(app, deps)
  ticketRoutes(app, deps)
  attachmentRoutes(app, deps)
  contactRoutes(app, deps)
  contentRoutes(app, deps)
  firstStepsRoutes(app, deps)
  newsletterRoutes(app, deps)
  checkoutReminderRoutes(app, deps)
  stockNoticeRoutes(app, deps)
  appointmentRoutes(app, deps, limits)
  fittingRoutes(app, deps)
  cepRoutes(app, deps)
  emailSettingsRoutes(app, deps)
  paymentPlanRoutes(app, deps)
  chargeRoutes(app, deps)
  paymentRoutes(app, deps)
  cancellationRoutes(app, deps)
  categoryRoutes(app, deps)
  couponRoutes(app, deps, couponTries)
  customerRoutes(app, deps)
  salesRoutes(app, deps)
  reportRoutes(app, deps)
  auditRoutes(app, deps)
  secondFactorRoutes(app, deps, loginLimiter)
  return app
}
