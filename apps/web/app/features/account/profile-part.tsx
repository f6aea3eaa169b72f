import { failures } from '@shop/contract/failures'
import type { User } from '@shop/contract/users'
import type { ReactNode } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { useProfile } from './profile.queries.ts'

interface ProfilePartProps {
  token: string
  aside?: ReactNode
  children: (profile: User) => ReactNode
}

/** Renders a form for the customer's own profile once it is loaded, with related content in `aside`. */
export function ProfilePart({ token, aside, children }: ProfilePartProps) {
  const { data: profile, error, refetch } = useProfile(token)
  const retry = () => {
    forgetDecline()
    void refetch()
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,40rem)_1fr] lg:items-start lg:gap-16">
      {profile && children(profile)}
      {!profile && !error && <PartWaiting />}
      {!profile && error && (
        <LoadFailure title={failures.loadAccount.title} onRetry={retry}>
          {failureText(error, failures.loadAccount)}
        </LoadFailure>
      )}
      {aside}
    </div>
  )
}
