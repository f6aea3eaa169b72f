import { emailSamples } from '@shop/contract/email-samples'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { listSamples, readSample } from './email-samples.service.ts'

export function emailSampleRoutes(app: FastifyInstance, { db, config }: Deps) {
  route(app, emailSamples.list, {}, async () => listSamples(db, config))
  route(app, emailSamples.read, {}, async ({ params }) => readSample(db, config, params.name))
}
