/**
 * Manages the accounts of those who work in the atelier. Only the operator of the shop can do so, on its machine:
 * npm run admin -- list
 * npm run admin -- add pessoa@exemplo.com.br
 * npm run admin -- add-seamstress pessoa@exemplo.com.br
 * npm run admin -- remove pessoa@exemplo.com.br
 */
import { connect, createPool } from '@shop/api/db/connection'
import { listStaff, setRole } from '@shop/api/features/auth/admins.service'
import { adminPasswordMin } from '@shop/contract/constants'
import type { Role } from '@shop/contract/users'

const [command, email] = process.argv.slice(2)
const roles = new Map<string | undefined, Role>([
  ['add', 'admin'],
  ['add-seamstress', 'seamstress'],
  ['remove', 'customer'],
])
const outcomes = {
  changed: 'Done. All sessions of that account have ended; its owner has to sign in again.',
  unchanged: 'Nothing to do: the account already has this role.',
  unknown: 'There is no account with this e-mail. It has to be registered in the shop first.',
  unverified: 'This e-mail was never confirmed. Open the link in the verification email first.',
  blocked: 'This account is blocked. Unblock it first.',
}

const PASSWORD_NOTE = `A password of fewer than ${adminPasswordMin} characters is no longer accepted for it: choose a new one at /esqueci-senha.`

const pool = createPool(process.env['DATABASE_URL'] ?? '', {
  name: 'admin',
  max: 1,
  onError: () => undefined,
})
const db = connect(pool)
try {
  process.exitCode = await run()
} finally {
  await pool.end()
}

async function run(): Promise<number> {
  if (command === 'list') {
    for (const { email, name, role, secondFactor } of await listStaff(db)) {
      console.log([email, name, role, secondFactor ? 'second factor' : 'password only'].join('\t'))
    }
    return 0
  }
  const role = roles.get(command)
  if (role === undefined || email === undefined) {
    console.error('npm run admin -- list | add <e-mail> | add-seamstress <e-mail> | remove <e-mail>')
    return 2
  }
  const outcome = await setRole(db, email, role)
  console.log(outcomes[outcome])
  if (role !== 'customer' && outcome === 'changed') console.log(PASSWORD_NOTE)
  return outcome === 'changed' || outcome === 'unchanged' ? 0 : 1
}
