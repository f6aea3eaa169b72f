import { FormNotice } from '~/ui/form-notice.tsx'

/** Stays where one pays, long after the toast has gone. The provider's own sentence first, where it is known. */
export function PaymentRefused({ children = '' }: { children?: string }) {
  const saysWhatToDo = /tente/i.test(children)
  return (
    <FormNotice tone="error" title="O último pagamento não foi aprovado">
      {children} Nada foi cobrado.{!saysWhatToDo && ' Tente de novo, ou escolha outra forma.'}
    </FormNotice>
  )
}
