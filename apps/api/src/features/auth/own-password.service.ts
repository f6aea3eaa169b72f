import { errors } from '@shop/contract/errors'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import * as queries from './auth.queries.ts'
import type { LoginLimiter } from './login-limiter.service.ts'

interface PasswordCheck {
  actor: Actor
  network: string
  password: string
  /** The form field that shows the error for a wrong password. */
  field: string
}

type Person = NonNullable<Awaited<ReturnType<typeof queries.findById>>>

/** A signed-in user confirms the password once more, with the same attempt limits as the sign-in page. */
export function checkPassword(db: Db, loginLimiter: LoginLimiter, check: PasswordCheck): Promise<Person> {
  return withPassword(db, loginLimiter, check, async (person) => person)
}

/** The same, with the callback as part of the attempt: a wrong code after the right password counts too. */
export async function withPassword<T>(
  db: Db,
  loginLimiter: LoginLimiter,
  check: PasswordCheck,
  then: (person: Person) => Promise<T>,
): Promise<T> {
  const { actor, network, password, field } = check
  const person = found(await queries.findById(db, actor.id), 'unauthenticated')
  return loginLimiter.attempt({ email: person.email, network, sessionId: actor.sessionId }, async () => {
    if (!(await verifyPassword(person.passwordHash, password, { group: `account-${actor.id}` })))
      throw wrongPassword(field)
    return then(person)
  })
}

/** Not a 401: the session is valid, and the client would end it. */
export function wrongPassword(field: string) {
  return new AppError('wrong_current_password', {
    fields: { [field]: errors.wrong_current_password.message },
  })
}
