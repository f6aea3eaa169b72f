import { confirmationTokenRoutes } from '../routes/confirmation-tokens.ts'
import { eventRoutes } from '../routes/events.ts'
import { paymentIntentRoutes } from '../routes/payment-intents.ts'
import { radarRoutes } from '../routes/radar.ts'
import { readingRoutes } from '../routes/reading.ts'
import { refundRoutes } from '../routes/refunds.ts'
import type { Route } from './call.ts'

const routes = [
  ...paymentIntentRoutes,
  ...confirmationTokenRoutes,
  ...refundRoutes,
  ...radarRoutes,
  ...eventRoutes,
  ...readingRoutes,
].map((route) => ({ route, parts: route.path.split('/') }))

export interface Match {
  route: Route
  path: Record<string, string>
}

export function findRoute(method: string, pathname: string): Match | undefined {
  const parts = pathname.split('/')
  for (const { route, parts: pattern } of routes) {
    if (route.method !== method || pattern.length !== parts.length) continue
    if (!pattern.every((part, index) => part.startsWith(':') || part === parts[index])) continue
    const named = pattern.flatMap((part, index): [string, string][] =>
      part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [],
    )
    return { route, path: Object.fromEntries(named) }
  }
  return undefined
}
