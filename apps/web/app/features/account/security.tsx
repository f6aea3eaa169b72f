import type { User } from '@shop/contract/users'
import type { ReactNode } from 'react'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { reloadSessions } from './sessions.queries.ts'

interface SecurityProps {
  token: string
  account: Pick<User, 'email' | 'role'>
  ownData: ReactNode
}

export function Security({ token, account, ownData }: SecurityProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,40rem)_1fr] lg:items-start lg:gap-16">
      <div className="grid gap-12">
        <PasswordForm token={token} account={account} onChanged={() => void reloadSessions(token)} />
        <SessionList token={token} />
      </div>
      <div className="grid gap-6">
        <section
          aria-labelledby="password-change"
          className="grid gap-3 rounded-1 bg-paper-2 p-7 max-lg:-mx-(--page-margin) max-lg:rounded-none max-lg:px-(--page-margin)"
        >
          <h2 id="password-change" className="text-h4!">
            Ao trocar a senha
          </h2>
          <p className="text-14 text-ink-2">
            Os outros aparelhos conectados à sua conta saem na hora. Neste você continua.
          </p>
        </section>
        {ownData}
      </div>
    </div>
  )
}
