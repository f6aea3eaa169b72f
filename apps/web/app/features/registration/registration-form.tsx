import type { StoredLine } from '@shop/contract/account-cart'
import { longToastDurationMs } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import { type ReactNode, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { registrationDraft } from '~/lib/drafts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { formatFields, namesOf, showFieldErrors } from '~/lib/forms.ts'
import { useDraft } from '~/lib/use-draft.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { AddressFields } from './address-fields.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { type FieldName, fieldLabels, fieldNames } from './registration-fields.ts'
import type { RegistrationInput, RegistrationValues } from './registration-schema.ts'

interface RegistrationFormProps {
  /** The redirect target; it is included in the link of the verification email. */
  redirect: string | undefined
  /** The visitor's current cart, which becomes the new account's cart. */
  readCart: () => Promise<StoredLine[]>
  onRegistered: (email: string) => void
}

/** Loaded on first submission: the first page contains no schemas. */
const resolver: Resolver<RegistrationInput, unknown, RegistrationValues> = async (...input) =>
  (await import('./registration-schema.ts')).rules(...input)

const REGISTER = 'register'
const secret = ['password', 'confirmPassword'] as const

interface RegistrationNotice {
  title: string
  text: string
}

export function RegistrationForm({ redirect, readCart, onRegistered }: RegistrationFormProps) {
  const hydrated = useHydrated()
  const [notice, setNotice] = useState<RegistrationNotice>()
  const form = useForm({ resolver })
  useDraft(form, registrationDraft, secret)

  const onSubmit = form.handleSubmit(
    async (given) => {
      setNotice(undefined)
      try {
        const cart = await readCart()
        // Loaded by the check that has just passed.
        const { register } = await import('./registration-schema.ts')
        const { message } = await register({ ...given, redirect, cart })
        toastSuccess(REGISTER, {
          title: 'Cadastro quase completo!',
          description: message,
          duration: longToastDurationMs,
        })
        onRegistered(given.email)
      } catch (error) {
        const text = failureText(error, failures.register)
        toastFailure(REGISTER, { title: failures.register.title, description: text })
        setNotice(severalOf(showFieldErrors(form, error, fieldNames)))
      }
    },
    (errors) => setNotice(severalOf(namesOf(errors, fieldNames))),
  )

  // The validation rules could not be loaded: the network is down.
  const onNoRules = () => setNotice({ title: failures.register.title, text: failures.register.message })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event).catch(onNoRules)}
      className="grid gap-8"
    >
      {notice && (
        <FormNotice tone="error" title={notice.title}>
          {notice.text}
        </FormNotice>
      )}
      <PersonFields form={form} />
      <AddressFields form={form} />
      <PasswordFields form={form} />
      <div>
        {/* Disabled until hydration: a native submission would not be handled. */}
        <Button
          type="submit"
          loading={form.formState.isSubmitting}
          disabled={!hydrated}
          className="max-sm:w-full"
        >
          Criar conta
        </Button>
        <noscript className="mt-3 block text-14">
          Para criar sua conta, ative o JavaScript do navegador.
        </noscript>
        <Agreement />
      </div>
    </form>
  )
}

/** A single error is shown at its field, which has focus; several are easily overlooked on a phone. */
function severalOf(wrong: readonly FieldName[]): RegistrationNotice | undefined {
  if (wrong.length < 2) return undefined
  return { title: `Confira ${wrong.length} campos`, text: formatFields(wrong, fieldLabels) }
}

function Agreement() {
  return (
    <p className="mt-4 text-13 text-ink-3">
      Ao criar a conta você aceita os <Read to={paths.terms}>Termos de Uso</Read> e a{' '}
      <Read to={paths.privacy}>Política de Privacidade</Read>.
    </p>
  )
}

/** Opens in a new tab, because the form is half filled in. */
function Read({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-wine underline underline-offset-3 hover:decoration-2">
      {children}
    </Link>
  )
}
