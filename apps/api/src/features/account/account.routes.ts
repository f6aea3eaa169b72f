import { notices } from '@shop/contract/notices'
import { users } from '@shop/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { found } from '../../lib/app-error.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import { attachmentDisposition } from '../../lib/content-disposition.ts'
import { route } from '../../lib/route.ts'
import type { LoginLimiter } from '../auth/login-limiter.service.ts'
import { endOneSession, endTheOthers, listSessions } from '../auth/own-sessions.service.ts'
import { changePassword } from '../auth/passwords.service.ts'
import { readUser, updateProfile } from '../users/users.service.ts'
import { exportAccount } from './account-export.service.ts'
import { exportPage } from './account-export-page.ts'
import { deleteAccount } from './erasure.service.ts'

export function accountRoutes(app: FastifyInstance, { db, config }: Deps, loginLimiter: LoginLimiter) {
  const { publicUrl } = config

  route(app, users.profile, {}, async ({ actor }) => found(await readUser(db, actor.id), 'unauthenticated'))

  route(app, users.updateProfile, {}, async ({ actor, body }) => updateProfile(db, actor.id, body))

  route(app, users.changePassword, {}, async ({ actor, body, request }) => {
    const network = clientNetwork(request.ip)
    await changePassword({ db, publicUrl }, loginLimiter, { actor, ...body, network, requestId: request.id })
    return { message: notices.passwordChanged.description }
  })

  route(app, users.exportData, { rateLimit: 'dataExport' }, async ({ actor, reply }) => {
    reply.header('content-disposition', attachmentDisposition('meus-dados.json'))
    return exportAccount(db, actor)
  })

  route(app, users.exportPage, { rateLimit: 'dataExport' }, async ({ actor, reply }) => {
    reply.header('content-disposition', attachmentDisposition('meus-dados.html'))
    return exportPage(await exportAccount(db, actor))
  })

  route(app, users.deleteAccount, {}, async ({ actor, body, request }) => {
    const network = clientNetwork(request.ip)
    await deleteAccount(db, loginLimiter, { actor, ...body, network, requestId: request.id })
    return { message: notices.accountDeleted.description }
  })

  route(app, users.sessions, {}, async ({ actor }) => listSessions(db, actor))

  route(app, users.endOtherSessions, {}, ({ actor, request }) =>
    endTheOthers(db, { actor, requestId: request.id }),
  )

  route(app, users.endSession, {}, ({ actor, params, request }) =>
    endOneSession(db, params.id, { actor, requestId: request.id }),
  )
}
