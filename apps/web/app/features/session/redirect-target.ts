import type { User } from '@shop/contract/users'
import { paths } from '~/lib/paths.ts'

/** The page to open after sign-in when there is no redirect target. */
export function redirectTarget({ role }: Pick<User, 'role'>) {
  return role === 'admin' ? paths.admin : paths.account
}
