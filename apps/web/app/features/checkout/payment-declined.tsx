import { FormNotice } from '~/ui/form-notice.tsx'

/** Stays in the payment step after the toast has disappeared. The provider's own message comes first, if known. */
export function PaymentDeclined({ children = '' }: { children?: string | undefined }) {
  const saysWhatToDo = /tente/i.test(children)
  return (
    <FormNotice tone="error" title="O último pagamento não foi aprovado">
      {children} Nada foi cobrado.{!saysWhatToDo && ' Tente de novo, ou escolha outra forma.'}
    </FormNotice>
  )
}
