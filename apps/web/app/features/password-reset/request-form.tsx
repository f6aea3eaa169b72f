import { longToastDurationMs } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { lateRules } from '~/lib/late-rules.ts'
import { toast } from '~/lib/toasts.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'

const SENT = 'Verifique seu e-mail'
const { title: FAILED, message: NO_ANSWER } = failures.requestPasswordReset

const resolver = lateRules(async () => (await import('./request-reset.ts')).rules)

export function RequestForm() {
  const hydrated = useHydrated()
  const [told, setTold] = useState<{ tone: 'ok' | 'error'; title: string; text: string }>()
  const form = useForm<{ email: string }>({ resolver })
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async ({ email }) => {
    setTold(undefined)
    const { sent, text } = await request(email)
    if (sent) {
      toast({ title: SENT, description: text, duration: longToastDurationMs })
      setTold({ tone: 'ok', title: SENT, text })
    } else {
      toast({ title: FAILED, description: text, variant: 'destructive' })
      setTold({ tone: 'error', title: FAILED, text })
    }
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5.5">
      {told && (
        <FormNotice tone={told.tone} title={told.title}>
          {told.text}
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
      {/* Before the scripts are there a submission would lead nowhere. */}
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
    // It did not arrive: the line is down.
    return { sent: false, text: NO_ANSWER }
  }
}
