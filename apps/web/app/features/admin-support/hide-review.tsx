import { type HiddenReason, hiddenReasons, type ModeratedReview } from '@shop/contract/review-moderation'
import { useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { Modal } from '~/ui/admin/modal.tsx'
import { Radio } from '~/ui/choice.tsx'
import { FieldError } from '~/ui/field.tsx'
import { hiddenReasonTexts } from './hidden-reasons.ts'
import { hideReview } from './reviews.queries.ts'

const failure = { message: 'Não foi possível ocultar a avaliação. Tente novamente.' }

/** Requires one of the fixed reasons, none preselected: it is recorded with the admin who chose it. */
export function HideReview({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const { token } = useAdmin()
  const [reason, setReason] = useState<HiddenReason>()
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState(false)
  const hide = async () => {
    setMissing(reason === undefined)
    if (reason === undefined) return
    setSending(true)
    try {
      await hideReview(token, review.id, reason)
      toast({ title: 'Sucesso!', description: 'A avaliação saiu da loja.' })
      onClose()
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
      setSending(false)
    }
  }
  return (
    <Modal
      title="Ocultar a avaliação?"
      onDismiss={onClose}
      footer={
        <>
          <AdminButton variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </AdminButton>
          <AdminButton
            variant="danger"
            className="max-lg:flex-1"
            loading={sending}
            onClick={() => void hide()}
          >
            Ocultar
          </AdminButton>
        </>
      }
    >
      <p>
        Ela sai da página do produto e da média. No lugar fica escrito que a moderação removeu uma avaliação.
        Uma nota baixa não é motivo: nesse caso, responda.
      </p>
      <fieldset className="mt-4">
        <legend className="font-medium">Por quê?</legend>
        {hiddenReasons.map((option) => (
          <Radio
            key={option}
            name="reason"
            label={hiddenReasonTexts[option]}
            checked={reason === option}
            onChange={() => {
              setReason(option)
              setMissing(false)
            }}
          />
        ))}
        {missing && <FieldError id="reason-error">Escolha o motivo.</FieldError>}
      </fieldset>
    </Modal>
  )
}
