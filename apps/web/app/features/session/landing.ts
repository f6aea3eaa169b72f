import type { User } from '@shop/contract/users'
import { paths } from '~/lib/paths.ts'

/** Where somebody who signed in goes who was on the way to nowhere in particular. */
export function landingOf({ role }: Pick<User, 'role'>) {
  return role === 'admin' ? paths.admin : paths.account
}
