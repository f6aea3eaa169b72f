import { auth } from '@shop/contract/auth'
import { notices } from '@shop/contract/notices'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { found } from '../../lib/app-error.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import { route } from '../../lib/route.ts'
import { readUser } from '../users/users.service.ts'
import { login } from './login.service.ts'
import type { LoginLimiter } from './login-limiter.service.ts'
import { requestPasswordReset, resetPassword } from './passwords.service.ts'
import { register, resendVerification, verifyEmail } from './registration.service.ts'
import { endSession, type Visit } from './sessions.service.ts'

const LONGEST_USER_AGENT = 300

// Each text is the same whether or not the email has an account.
const responses = {
  registered: 'Enviamos um e-mail para você confirmar o seu cadastro. Confira também a caixa de spam.',
  verificationRequested:
    'Se houver uma conta aguardando confirmação com este e-mail, você receberá um novo link em instantes.',
  resetRequested:
    'Se houver uma conta com este e-mail, você receberá em instantes um link para criar uma nova senha. Ele vale por 1 hora.',
}

export function authRoutes(app: FastifyInstance, { db, config }: Deps, loginLimiter: LoginLimiter) {
  route(app, auth.login, {}, async ({ body, request }) =>
    login(db, loginLimiter, body, { ...visitOf(request), requestId: request.id }),
  )

  route(app, auth.verify, {}, async ({ actor }) => found(await readUser(db, actor.id), 'unauthenticated'))

  route(app, auth.logout, {}, async ({ actor }) => endSession(db, actor))

  route(app, auth.register, { rateLimit: 'registration' }, async ({ body }) => {
    await register(db, body)
    return { message: responses.registered }
  })

  route(app, auth.resendVerification, { rateLimit: 'verificationEmail' }, async ({ body }) => {
    await resendVerification(db, body.email)
    return { message: responses.verificationRequested }
  })

  route(app, auth.verifyEmail, {}, async ({ body, request }) => {
    const { redirect, deviceToken, userId, session } = await verifyEmail(db, body.token, visitOf(request))
    const user = session === undefined ? undefined : await readUser(db, userId)
    return {
      message: notices.emailVerified.description,
      deviceToken,
      ...(redirect !== null && { redirect }),
      ...(session !== undefined && user && { session: { token: session, user } }),
    }
  })

  route(app, auth.requestPasswordReset, { rateLimit: 'passwordReset' }, async ({ body }) => {
    await requestPasswordReset(db, body.email)
    return { message: responses.resetRequested }
  })

  route(app, auth.resetPassword, {}, async ({ body, request }) => {
    const accountRequest = { ...body, network: clientNetwork(request.ip), requestId: request.id }
    const { deviceToken } = await resetPassword({ db, publicUrl: config.publicUrl }, accountRequest)
    return { message: notices.passwordReset.description, deviceToken }
  })
}

function visitOf({ ip, headers }: FastifyRequest): Visit {
  const userAgent = headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null
  return { network: clientNetwork(ip), userAgent }
}
