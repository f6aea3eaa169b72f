import type { ReactNode } from 'react'
import { useLeavePrompt } from '~/lib/use-leave-prompt.ts'
import { Confirm } from '~/ui/confirm.tsx'

/** Asks for confirmation before leaving a screen with unsaved changes. */
export function LeaveQuestion({ unsaved, children }: { unsaved: boolean; children: ReactNode }) {
  const blocker = useLeavePrompt(unsaved)
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      question="Sair sem salvar?"
      confirmLabel="Descartar"
      cancelLabel="Continuar editando"
      stay
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{children}</p>
    </Confirm>
  )
}
