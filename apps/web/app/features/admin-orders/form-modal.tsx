import { type ReactNode, useState } from 'react'
import { useLeavePrompt } from '~/lib/use-leave-prompt.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Modal } from '~/ui/modal.tsx'

interface FormModalProps {
  title: ReactNode
  width?: number
  /** Of the form inside, which the button submits. */
  formId: string
  submitLabel: string
  submitIcon?: ReactNode
  sending: boolean
  /** Whether something was typed that would be lost. */
  isDirty: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with one form: it asks before it discards what was typed. */
export function FormModal(props: FormModalProps) {
  const { title, width = 560, formId, submitLabel, submitIcon, sending, isDirty, onClose, children } = props
  const [leaving, setLeaving] = useState(false)
  const blocker = useLeavePrompt(isDirty && !sending)
  const dismiss = () => (isDirty ? setLeaving(true) : onClose())
  return (
    <Modal
      title={title}
      width={width}
      onDismiss={dismiss}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={dismiss}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending} icon={submitIcon} className="max-lg:flex-1">
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      {(leaving || blocker.state === 'blocked') && (
        <Confirm
          question="Sair sem salvar?"
          confirmLabel="Descartar"
          cancelLabel="Continuar"
          stay
          onConfirm={() => {
            onClose()
            blocker.proceed?.()
          }}
          onCancel={() => {
            setLeaving(false)
            blocker.reset?.()
          }}
        >
          <p>O que você digitou se perde.</p>
        </Confirm>
      )}
    </Modal>
  )
}
