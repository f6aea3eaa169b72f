import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLeavePrompt } from '~/lib/use-leave-prompt.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Modal } from '~/ui/modal.tsx'

interface FormModalProps {
  title: ReactNode
  width?: number
  /** Full screen on a phone. */
  full?: boolean
  /** Of the form inside, which the button submits. */
  formId: string
  submitLabel: string
  submitIcon?: ReactNode
  sending: boolean
  /** Whether something was typed that would be lost. */
  isDirty: boolean
  /** The question before it is lost. */
  discarding?: { question: string; text: string }
  cancelLabel?: string
  /** For an action that cannot be undone: then the button that changes nothing has the focus. */
  irreversible?: boolean
  /** Beside the buttons. */
  status?: ReactNode
  onClose: () => void
  children: ReactNode
}

const unsaved = { question: 'Sair sem salvar?', text: 'O que você digitou se perde.' }

/** A dialog with one form: it asks before it discards what was typed. */
export function FormModal(props: FormModalProps) {
  const { title, width = 560, full = false, formId, submitLabel, submitIcon, sending, isDirty } = props
  const { discarding = unsaved, cancelLabel = 'Voltar', irreversible = false, status } = props
  const { onClose, children } = props
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (irreversible) safe.current?.focus()
  }, [irreversible])
  const [leaving, setLeaving] = useState(false)
  const blocker = useLeavePrompt(isDirty && !sending)
  const dismiss = () => (isDirty ? setLeaving(true) : onClose())
  return (
    <Modal
      title={title}
      width={width}
      full={full}
      onDismiss={dismiss}
      footer={
        <>
          {status}
          <Button ref={safe} variant="neutral" className="max-lg:flex-1" onClick={dismiss}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={irreversible ? 'danger' : undefined}
            loading={sending}
            icon={submitIcon}
            className="max-lg:flex-1"
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      {(leaving || blocker.state === 'blocked') && (
        <Confirm
          question={discarding.question}
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
          <p>{discarding.text}</p>
        </Confirm>
      )}
    </Modal>
  )
}
