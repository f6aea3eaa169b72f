import type { Coupon } from '@shop/contract/coupons'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { setDisabled } from './coupons.queries.ts'

const DISABLE = 'coupon-disable'
const failure = {
  title: 'Erro ao mudar o cupom',
  message: 'Não foi possível mudar o cupom.',
  noResponse: 'Tente novamente.',
}

/** Turning it off is confirmed, because customers may have its code; turning it on again is not. */
export function DisableCoupon({ coupon, onStale }: { coupon: Coupon; onStale: () => void }) {
  const { token } = useAdmin()
  const [isConfirming, setConfirming] = useState(false)
  const [sending, setSending] = useState(false)
  const isDisabled = coupon.state === 'disabled'

  const send = async () => {
    setSending(true)
    try {
      await setDisabled(token, coupon, !isDisabled)
      toastSuccess(DISABLE, {
        title: 'Sucesso!',
        description: isDisabled ? `Cupom ${coupon.code} ligado.` : `Cupom ${coupon.code} desligado.`,
      })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version') onStale()
      toastFailure(DISABLE, { title: failure.title, description: failureText(error, failure) })
    }
    setSending(false)
    setConfirming(false)
  }

  if (isDisabled)
    return (
      <TextButton disabled={sending} onClick={() => void send()}>
        Ligar de novo
      </TextButton>
    )
  return (
    <>
      <TextButton tone="error" onClick={() => setConfirming(true)}>
        Desligar
      </TextButton>
      {isConfirming && (
        <Confirm
          question={`Desligar o cupom ${coupon.code}?`}
          confirmLabel="Desligar"
          loading={sending}
          onConfirm={() => void send()}
          onCancel={() => setConfirming(false)}
        >
          <p>Ele deixa de valer para novos pedidos. Pedidos já feitos mantêm o desconto.</p>
        </Confirm>
      )}
    </>
  )
}
