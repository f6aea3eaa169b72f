import { longToastDurationMs } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { lateRules } from '~/lib/late-rules.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'

const REQUEST = 'request-password-reset'
const SENT = 'Verifique seu e-mail'
const { title: FAILED, message: NO_RESPONSE } = failures.requestPasswordReset

const resolver = lateRules(async () => (await import('./request-reset.ts')).rules)

export function RequestForm() {
  const hydrated = useHydrated()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm<{ email: string }>({ resolver })
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async ({ email }) => {
    setSentTo(undefined)
    const { sent, text } = await request(email)
    if (sent) {
      toastSuccess(REQUEST, { title: SENT, description: text, duration: longToastDurationMs })
      setSentTo(email)
    } else {
      toastFailure(REQUEST, { title: FAILED, description: text })
    }
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5.5">
      {sentTo && (
        <FormNotice tone="ok" title="O e-mail não chegou?">
          Confira se {sentTo} está certo e olhe também o spam. O link vale por 1 hora.
        </FormNotice>
      )}
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        {...form.register('email')}
        error={errors.email?.message}
      />
      {/* Disabled until hydration: a native submission would not be handled. */}
      <Button type="submit" loading={isSubmitting} disabled={!hydrated}>
        Enviar link
      </Button>
      <noscript className="text-14">Para receber o link, ative o JavaScript do navegador.</noscript>
    </form>
  )
}

async function request(email: string) {
  try {
    const { requestReset } = await import('./request-reset.ts')
    return await requestReset(email)
  } catch {
    // The module could not be loaded: the network is down.
    return { sent: false, text: NO_RESPONSE }
  }
}
