import { networkFailure } from '@shop/contract/network-failure'
import { type FormEvent, useState } from 'react'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { type FindOrderErrors, given } from './typed-order.ts'

/** The answer is the same whether the order exists or not. */
export function FindOrderForm() {
  const hydrated = useHydrated()
  const [errors, setErrors] = useState<FindOrderErrors>({})
  const [sentTo, setSentTo] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async (data: FormData) => {
    setSending(true)
    const found = await request(data)
    setSending(false)
    setErrors(found)
    setSentTo(Object.keys(found).length === 0 ? given(data, 'email') : undefined)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void send(new FormData(event.currentTarget))
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5.5">
      {sentTo !== undefined && (
        <FormNotice tone="ok" title="Confira o seu e-mail">
          Se o pedido existir com o e-mail {sentTo}, o link chega em instantes.
        </FormNotice>
      )}
      {errors.form !== undefined && (
        <FormNotice tone="error" title="Link não pedido">
          {errors.form}
        </FormNotice>
      )}
      <Field label="Número do pedido" name="number" required inputMode="numeric" error={errors.number} />
      <Field label="E-mail" name="email" required type="email" autoComplete="email" error={errors.email} />
      <Button
        type="submit"
        loading={sending}
        disabled={!hydrated}
        className="justify-self-start max-sm:w-full"
      >
        Enviar o link
      </Button>
    </form>
  )
}

async function request(data: FormData): Promise<FindOrderErrors> {
  try {
    const { requestLink } = await import('./request-link.ts')
    return await requestLink({ number: given(data, 'number'), email: given(data, 'email') })
  } catch {
    // The module could not be loaded: the network is down.
    return { form: networkFailure.message }
  }
}
