/** Every API endpoint by group, used by the documentation, the route table and the contract's own tests. */
import { accountCart } from './account-cart.ts'
import { agenda } from './agenda.ts'
import { appointments, fittings } from './appointments.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { cancellations } from './cancellations.ts'
import { categories, collections } from './categories.ts'
import { postalCodes } from './cep.ts'
import { charges } from './charges.ts'
import { checkoutReminders } from './checkout-reminders.ts'
import { contact } from './contact.ts'
import { aboutPage } from './content/about.ts'
import { faqPage } from './content/faq.ts'
import { homePage } from './content/home.ts'
import { policiesPage } from './content/policies.ts'
import { contentPreviews } from './content/previews.ts'
import { themePage } from './content/theme.ts'
import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import { deliveryCorrection } from './delivery-correction.ts'
import { emailSamples } from './email-samples.ts'
import { emailSettingsCalls } from './email-settings.ts'
import type { Endpoint } from './endpoint.ts'
import { favorites } from './favorites.ts'
import { firstSteps } from './first-steps.ts'
import { fittingRecords } from './fitting-records.ts'
import { measurements } from './measurements.ts'
import { newsletter } from './newsletter.ts'
import { orderLinks } from './order-links.ts'
import { orderMeasures } from './order-measures.ts'
import { orderNotes } from './order-notes.ts'
import { orderTimelines } from './order-timeline.ts'
import { orders } from './orders.ts'
import { paymentPlans } from './payment-plan-settings.ts'
import { payments } from './payments.ts'
import { productFeed } from './product-feed.ts'
import { productFile } from './product-file.ts'
import { production } from './production.ts'
import { productionPlans } from './production-plans.ts'
import { products } from './products.ts'
import { promiseChanges } from './promise-changes.ts'
import { promiseReports } from './promise-report.ts'
import { receivables } from './receivables.ts'
import { relatedProducts } from './related-products.ts'
import { reports } from './reports.ts'
import { reviewModeration } from './review-moderation.ts'
import { reviewPhotos } from './review-photos.ts'
import { reviews } from './reviews.ts'
import { sales } from './sales.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { selection } from './selection.ts'
import { sewingReports } from './sewing-report.ts'
import { sharedLists } from './shared-lists.ts'
import { shipments } from './shipments.ts'
import { siteImages } from './site-images.ts'
import { stock } from './stock.ts'
import { stockNotices } from './stock-notices.ts'
import { store } from './store.ts'
import { themes } from './theme/applied-theme.ts'
import { logos } from './theme/logos.ts'
import { tickets } from './tickets.ts'
import { users } from './users.ts'

const groups: Record<string, Record<string, Endpoint>> = {
  store,
  products,
  productFile,
  relatedProducts,
  selection,
  productFeed,
  search,
  emailSamples,
  stock,
  stockNotices,
  checkoutReminders,
  schedule,
  emailSettingsCalls,
  paymentPlans,
  productionPlans,
  production,
  reviews,
  reviewModeration,
  reviewPhotos,
  siteImages,
  favorites,
  sharedLists,
  accountCart,
  measurements,
  auth,
  users,
  customers,
  secondFactor,
  orders,
  sales,
  charges,
  cancellations,
  receivables,
  orderMeasures,
  orderLinks,
  promiseChanges,
  orderTimelines,
  shipments,
  deliveryCorrection,
  orderNotes,
  appointments,
  fittings,
  agenda,
  fittingRecords,
  payments,
  tickets,
  contact,
  homePage,
  aboutPage,
  faqPage,
  policiesPage,
  contentPreviews,
  firstSteps,
  themePage,
  themes,
  logos,
  newsletter,
  categories,
  collections,
  coupons,
  reports,
  promiseReports,
  sewingReports,
  audit,
  postalCodes,
}

/** Each endpoint once, with the name that client and server use for it: 'products.list'. */
export const endpoints: ReadonlyArray<{ name: string; endpoint: Endpoint }> = Object.entries(groups).flatMap(
  ([group, members]) =>
    Object.entries(members)
      .filter(([, endpoint]) => endpoint.narrows === undefined)
      .map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)
