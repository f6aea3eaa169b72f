import { reports } from '@shop/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readDashboard } from './dashboard.service.ts'
import { readReport } from './reports.service.ts'

export function reportRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, reports.read, {}, async ({ actor, query }) => readReport(db, actor, Number(query.months ?? 12)))

  route(app, reports.dashboard, {}, async () => readDashboard(db))
}
