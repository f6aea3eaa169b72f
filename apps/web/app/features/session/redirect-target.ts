import type { User } from '@shop/contract/users'
import { adminHome } from '~/pages.ts'
import { paths } from '~/paths.ts'

/** The page to open after sign-in when there is no redirect target. */
export function redirectTarget({ role }: Pick<User, 'role'>) {
  return role === 'customer' ? paths.account : adminHome
}
