import type { SignedIn } from '@shop/contract/auth'
import { useEffect } from 'react'
import { useToken } from '~/lib/session.ts'
import { settleEnding } from '~/lib/session-ending.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog } from '~/ui/drawer.tsx'
import { redirectTarget } from './redirect-target.ts'
import { cachedAccount, startSession } from './session.queries.ts'
import { SignInForm } from './sign-in-form.tsx'

const ID = 'sign-in-again'

/**
 * A sign-in dialog over the current page, which stays unchanged behind it. If the dialog is closed without signing in,
 * the call that got the 401 fails, and the next one opens the dialog again.
 */
export default function SignInAgain({ token }: { token: string }) {
  const current = useToken()
  const former = cachedAccount(token)

  useEffect(() => {
    const dialog = document.getElementById(ID)
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
    dialog.showModal()
    // The email is already filled in, but the browser would focus the first field.
    if (former) dialog.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [former])
  // The user signed out, or signed in again, in another tab.
  useEffect(() => {
    if (current !== token) settleEnding(undefined)
  }, [current, token])

  const onSignedIn = (session: SignedIn) => {
    startSession(session)
    if (former?.id !== session.user.id) {
      // A different user signed in: a full document load drops the previous user's data.
      window.location.assign(redirectTarget(session.user))
      return
    }
    settleEnding(session.token)
    closeDialog(ID)
  }

  return (
    <Dialog id={ID} label="Entrar de novo" onClose={() => settleEnding(undefined)} className="sm:max-w-120">
      <div className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
        <div className="pr-10">
          <h2>Sua sessão expirou</h2>
          <p className="mt-2 text-ink-2">
            Entre de novo para continuar de onde parou. Nada do que está na página se perdeu.
          </p>
        </div>
        <SignInForm {...(former && { email: former.email })} onSignedIn={onSignedIn} />
      </div>
    </Dialog>
  )
}
