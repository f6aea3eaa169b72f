import { type FormEvent, useState } from 'react'
import { emailAwaitingConfirmation } from '~/lib/drafts.ts'
import { Field } from '~/ui/field.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** For who came with a link that is over: another one, without looking for where to ask for it. */
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
