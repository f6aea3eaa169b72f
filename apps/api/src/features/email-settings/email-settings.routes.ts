import { emailSettingsCalls } from '@shop/contract/email-settings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readEmailSettings } from '../store/store.service.ts'
import { changeEmailSettings } from './email-settings.service.ts'

export function emailSettingsRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, emailSettingsCalls.read, {}, () => readEmailSettings(db))

  route(app, emailSettingsCalls.save, {}, ({ body, actor, request }) =>
    changeEmailSettings(db, body, { actor, requestId: request.id }),
  )
}
