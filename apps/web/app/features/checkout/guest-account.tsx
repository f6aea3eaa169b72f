import type { Order } from '@shop/contract/order'
import { useState } from 'react'
import { paths } from '~/paths.ts'
import { passwordStrength } from '~/shared/account/password-strength.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { StrengthMeter } from '~/ui/strength-meter.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { registerGuest, registrationOf } from './register-guest.ts'

/** An account is offered after the purchase: only the password is missing. The mailbox must still be proved. */
export function GuestAccount({ order }: { order: Order }) {
  const { email } = order.customer
  const [isSent, setSent] = useState(false)
  const lacksAddress = registrationOf(order, '') === undefined
  return (
    <section
      aria-labelledby="guest-account"
      className="mt-8 grid gap-4 rounded-1 border border-ink-3 bg-white p-6"
    >
      <h2 id="guest-account" className="text-h3!">
        {lacksAddress ? 'Criar conta para acompanhar' : 'Criar senha para acompanhar'}
      </h2>
      {isSent ? (
        <FormNotice tone="ok" title="Falta confirmar o e-mail">
          Abra o link que enviamos para {email}. Depois disso este pedido aparece na sua conta.
        </FormNotice>
      ) : lacksAddress ? (
        <p className="text-ink-2">
          Pedidos e medidas num lugar só. <TextLink to={paths.register}>Criar conta</TextLink>
        </p>
      ) : (
        <NewPassword order={order} onSent={() => setSent(true)} />
      )}
      <p className="text-14 wrap-anywhere text-ink-2">
        Sem senha também dá: o link do pedido foi para <strong className="font-medium">{email}</strong>.
      </p>
    </section>
  )
}

function NewPassword({ order, onSent }: { order: Order; onSent: () => void }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const failed = await registerGuest(order, password)
    setSending(false)
    setError(failed)
    if (failed === undefined) onSent()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send()
      }}
      className="grid gap-4"
    >
      <p className="text-ink-2">Pedidos e medidas num lugar só. Seus dados já estão preenchidos.</p>
      {/* Lets password managers store the pair. */}
      <input type="hidden" autoComplete="username" value={order.customer.email ?? ''} readOnly />
      <PasswordField
        label="Senha"
        name="password"
        required
        autoComplete="new-password"
        hint="8 caracteres ou mais. Uma frase curta é mais segura."
        meter={<StrengthMeter level={password ? passwordStrength(password) : 0} />}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
      />
      <Button type="submit" loading={sending}>
        Criar senha
      </Button>
    </form>
  )
}
