import { orders } from '@shop/contract/orders'
import { useState } from 'react'
import { toastFailure } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { TextButton } from '~/ui/text-link.tsx'

const failure = { title: 'Erro', message: 'Não foi possível mostrar o CPF.' }

/** Masked until requested: the log records who has seen it. Never cached, so leaving the page hides it again. */
export function CustomerCpf({ orderId, masked }: { orderId: number; masked: string }) {
  const { token } = useAdmin()
  const [whole, setWhole] = useState<string>()
  const [loading, setLoading] = useState(false)
  const show = async () => {
    setLoading(true)
    try {
      const { cpf } = await callSignedIn(orders.revealCpf, { token, params: { id: orderId } })
      setWhole(cpf)
    } catch (error) {
      toastFailure(`show-cpf-${orderId}`, {
        title: failure.title,
        description: failureText(error, failure),
      })
    }
    setLoading(false)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <span role="status" className="tabular-nums">
        CPF {whole ?? masked}
      </span>
      {whole === undefined && (
        <TextButton disabled={loading} className="-my-2.5" onClick={() => void show()}>
          Mostrar CPF
        </TextButton>
      )}
    </p>
  )
}
