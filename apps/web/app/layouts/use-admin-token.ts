import { useEffect, useState } from 'react'
import { useToken } from '~/lib/session.ts'

/** The token of an administrator, once the server has confirmed the role. Visitors load no code for it. */
export function useAdminToken(): string | undefined {
  const token = useToken()
  const [adminToken, setAdminToken] = useState<string>()
  useEffect(() => {
    if (token === undefined) return
    let stop: (() => void) | undefined
    let left = false
    const watch = async () => {
      const { watchAccount } = await import('~/features/session/session.queries.ts')
      if (!left) stop = watchAccount(token, ({ role }) => setAdminToken(role === 'admin' ? token : undefined))
    }
    // If the code cannot be loaded, the page stays in the shop's layout, where the ticket can be read and answered too.
    watch().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [token])
  return adminToken === token ? adminToken : undefined
}
