import { type SubmitEvent, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'

export function NewsletterForm() {
  const [sending, setSending] = useState(false)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setSending(true)
    // Schemas and the API client arrive with the first submission, not with the first page.
    const { subscribe } = await import('./subscribe.ts')
    const done = await subscribe(textOf(fields, 'email'), textOf(fields, 'website'))
    setSending(false)
    if (done) form.reset()
  }

  return (
    <form
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
      <Button type="submit" variant="light" loading={sending} className="min-h-12.5! px-6!">
        Inscrever
      </Button>
      <Honeypot />
    </form>
  )
}

function textOf(fields: FormData, name: string) {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** A field no person sees or reaches; what fills it in is a robot, and the server quietly ignores it. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Site
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
