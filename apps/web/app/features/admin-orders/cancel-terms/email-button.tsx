import { cancellations } from '@shop/contract/cancellations'
import type { Cancellation } from '@shop/contract/orders'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import type { CancelTermsValues } from './cancel-terms-values.ts'

const failure = {
  title: 'Erro ao escrever a carta',
  message: 'Não foi possível ver a carta.',
  noResponse: 'Tente novamente.',
}

interface EmailButtonProps {
  form: UseFormReturn<CancelTermsValues>
  orderId: number
  bodyOf: (values: CancelTermsValues) => Cancellation
}

/** Shows the email as it would be sent. The reason is not in it, so that it may be missing yet. */
export function EmailButton({ form, orderId, bodyOf }: EmailButtonProps) {
  const { token } = useAdmin()
  const [email, setEmail] = useState<{ subject: string; text: string }>()
  const read = async () => {
    if (!(await form.trigger(['retained', 'retentionReason', 'returnedOn'], { shouldFocus: true }))) return
    const values = form.getValues()
    const body = { ...bodyOf(values), reason: values.reason.trim() || 'Cancelamento' }
    try {
      setEmail(await callSignedIn(cancellations.email, { token, params: { id: orderId }, body }))
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
  }
  return (
    <>
      <TextButton className="mr-auto" onClick={() => void read()}>
        Ver a carta
      </TextButton>
      {email && (
        <Modal
          title="Carta do cancelamento"
          width={600}
          onDismiss={() => setEmail(undefined)}
          footer={
            <Button variant="neutral" onClick={() => setEmail(undefined)}>
              Fechar
            </Button>
          }
        >
          <p className="mb-3 font-medium wrap-anywhere">{email.subject}</p>
          <p className="whitespace-pre-line wrap-anywhere">{email.text}</p>
        </Modal>
      )}
    </>
  )
}
