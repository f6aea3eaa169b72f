import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

interface ConfirmProps {
  question: string
  confirmLabel: string
  cancelLabel?: string
  /** 'danger' for irreversible actions; the cancel button is always focused first. */
  tone?: 'danger' | 'primary'
  /** Emphasizes the cancel button: confirming would lose something. */
  stay?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** A confirmation dialog for an important action. The safe choice is focused. */
export function Confirm({
  question,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'danger',
  stay = false,
  loading = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmProps) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  const cancel = (
    <Button
      key="safe"
      ref={safe}
      variant={stay ? 'primary' : 'neutral'}
      className="max-lg:flex-1"
      onClick={onCancel}
    >
      {cancelLabel}
    </Button>
  )
  const confirm = (
    <Button
      key="confirm"
      variant={stay ? 'outline' : tone}
      loading={loading}
      className="max-lg:flex-1"
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Modal title={question} onDismiss={onCancel} footer={stay ? [confirm, cancel] : [cancel, confirm]}>
      {children}
    </Modal>
  )
}
