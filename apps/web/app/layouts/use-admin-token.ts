import { useEffect, useState } from 'react'
import { useToken } from '~/lib/session.ts'

/** The token of an administrator, once the server has said that it is one. Visitors load nothing for it. */
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
    // Without the code the page stays in the shop's frame, where it can be read and answered as well.
    watch().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [token])
  return adminToken === token ? adminToken : undefined
}
