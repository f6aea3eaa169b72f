import type { User } from '@shop/contract/users'
import { Fragment, type ReactNode } from 'react'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { useAccount } from './session.queries.ts'

interface ConfirmedAccountProps {
  token: string
  children: (account: User) => ReactNode
}

/** Waits until the server has said whose token it is. Keyed by account: nobody finds what another person has typed. */
export function ConfirmedAccount({ token, children }: ConfirmedAccountProps) {
  const account = useAccount(token)
  if (!account) return <PageWaiting />
  return <Fragment key={account.id}>{children(account)}</Fragment>
}
