import { zodResolver } from '@hookform/resolvers/zod'
import { hiddenReasons, type ModeratedReview } from '@shop/contract/review-moderation'
import { z } from '@shop/contract/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Radio } from '~/ui/choice.tsx'
import { FieldError } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { hiddenReasonTexts } from './hidden-reasons.ts'
import { hideReview } from './reviews.queries.ts'

const failure = { message: 'Não foi possível ocultar a avaliação. Tente novamente.' }
const rules = zodResolver(z.object({ reason: z.enum(hiddenReasons, 'Escolha o motivo.') }))

/** Requires one of the fixed reasons, none preselected: it is recorded with the admin who chose it. */
export function HideReview({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm({ resolver: rules })
  const { errors, isSubmitting } = form.formState
  const hide = form.handleSubmit(async ({ reason }) => {
    try {
      await hideReview(token, review.id, reason)
      toast({ title: 'Sucesso!', description: 'A avaliação saiu da loja.' })
      onClose()
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
    }
  })
  return (
    <Modal
      title="Ocultar a avaliação?"
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            className="max-lg:flex-1"
            loading={isSubmitting}
          >
            Ocultar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void hide(event)}>
        <p>
          Ela sai da página do produto e da média. No lugar fica escrito que a moderação removeu uma
          avaliação. Uma nota baixa não é motivo: nesse caso, responda.
        </p>
        <fieldset className="mt-4">
          <legend className="font-medium">Por quê?</legend>
          {hiddenReasons.map((option) => (
            <Radio
              key={option}
              label={hiddenReasonTexts[option]}
              value={option}
              {...form.register('reason')}
            />
          ))}
          {errors.reason && <FieldError id="reason-error">{errors.reason.message ?? ''}</FieldError>}
        </fieldset>
      </form>
    </Modal>
  )
}
