import type { User } from '@shop/contract/users'
import { Fragment, type ReactNode } from 'react'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { useAccount } from './session.queries.ts'

interface ConfirmedAccountProps {
  token: string
  children: (account: User) => ReactNode
}

/** Waits until the server has confirmed the token. Keyed by account, so that no input is left for another user. */
export function ConfirmedAccount({ token, children }: ConfirmedAccountProps) {
  const account = useAccount(token)
  if (!account) return <PageWaiting />
  return <Fragment key={account.id}>{children(account)}</Fragment>
}
