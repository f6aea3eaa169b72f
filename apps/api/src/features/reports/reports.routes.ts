import { promiseReports } from '@shop/contract/promise-report'
import { reports } from '@shop/contract/reports'
import { sewingReports } from '@shop/contract/sewing-report'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readDashboard } from './dashboard.service.ts'
import { readPromiseReport } from './promise-report.service.ts'
import { readReport } from './reports.service.ts'
import { readSewing } from './sewing.service.ts'

export function reportRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, reports.read, {}, async ({ actor, query }) => readReport(db, actor, Number(query.months ?? 12)))

  route(app, promiseReports.read, {}, ({ query }) => readPromiseReport(db, Number(query.months ?? 12)))

  route(app, reports.dashboard, {}, async () => readDashboard(db))

  route(app, sewingReports.read, {}, ({ actor }) => readSewing(db, actor))
}
