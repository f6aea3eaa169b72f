import { type FormEvent, useState } from 'react'
import { emailAwaitingConfirmation } from '~/lib/drafts.ts'
import { Field } from '~/ui/field.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** Offers a new link to a user who opened an expired one. */
export function NewVerificationLink() {
  const [email, setEmail] = useState(() => emailAwaitingConfirmation() ?? '')
  const onInput = (event: FormEvent<HTMLInputElement>) => setEmail(event.currentTarget.value)
  return (
    <div className="grid gap-1 rounded-1 bg-paper-2 px-5 py-5">
      <Field
        label="E-mail do cadastro"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        onInput={onInput}
      />
      <ResendVerification email={email} text="Enviar novo link" />
    </div>
  )
}
