import { networkFailure } from '@shop/contract/network-failure'
import { newsletterConsent } from '@shop/contract/newsletter-consent'
import { type SubmitEvent, useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Honeypot } from '~/ui/honeypot.tsx'

export function NewsletterForm() {
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const hydrated = useHydrated()

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setSending(true)
    try {
      // Schemas and the API client are loaded on first submission, not with the first page.
      const { subscribe } = await import('./subscribe.ts')
      const email = textOf(fields, 'email')
      if (await subscribe(email, textOf(fields, 'website'))) {
        form.reset()
        setSentTo(email)
      }
    } catch {
      // The module could not be loaded: the network is down.
      toast({ title: 'Erro', description: networkFailure.message, variant: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      className="relative grid grid-cols-[1fr_auto] items-end gap-2.5"
    >
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="voce@exemplo.com.br"
        required
      />
      {/* Disabled until hydration: a native submission would lose the address. */}
      <Button
        type="submit"
        variant="light"
        loading={sending}
        disabled={!hydrated}
        className="min-h-12.5! px-6!"
      >
        Inscrever
      </Button>
      <noscript className="col-span-full text-13">
        Para se inscrever, ative o JavaScript do navegador.
      </noscript>
      <p role="status" className="col-span-full text-14 wrap-anywhere empty:hidden">
        {sentTo && `Falta um passo: abra o e-mail que enviamos para ${sentTo} e confirme a inscrição.`}
      </p>
      <p className="col-span-full text-13 text-paper-3">
        Enviamos um link para você confirmar. {newsletterConsent}
      </p>
      <Honeypot />
    </form>
  )
}

function textOf(fields: FormData, name: string) {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
