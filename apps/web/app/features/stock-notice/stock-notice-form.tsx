import { accessorySize } from '@shop/contract/constants'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Honeypot } from '~/ui/honeypot.tsx'
import { requestNotice } from './request-notice.ts'
import { SentNotice } from './sent-notice.tsx'

export interface StockNoticeFormProps {
  productId: number
  size: string
  color: string
  /** The address of the signed-in visitor, once it is known. */
  ownEmail: string | undefined
}

/** In place of the main button: an email when the chosen size and colour can be bought again. */
export function StockNoticeForm({ productId, size, color, ownEmail }: StockNoticeFormProps) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  /** The size and colour of the request that was sent: choosing others shows the form again. */
  const [sentFor, setSentFor] = useState<string>()
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const choice = `${size} ${color}`

  // What was typed before this script was loaded, or the address arrived, stays.
  useEffect(() => {
    const field = emailField(form.current)
    if (field && field.value === '' && ownEmail !== undefined) field.value = ownEmail
  }, [ownEmail])

  const send = async (address: string, website: string) => {
    setSending(true)
    setEmail(address)
    const failure = await requestNotice({ email: address, website, productId, size, color })
    setSending(false)
    setError(failure)
    if (failure === undefined) setSentFor(choice)
    else emailField(form.current)?.focus()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void send(textOf(fields, 'email'), textOf(fields, 'website'))
  }
  const change = () => {
    setSentFor(undefined)
    requestAnimationFrame(() => emailField(form.current)?.select())
  }

  if (sentFor === choice) {
    return (
      <SentNotice
        email={email}
        sending={sending}
        error={error}
        onAgain={() => void send(email, '')}
        onChange={change}
      />
    )
  }
  return (
    <form
      ref={form}
      method="post"
      // What is wrong is said under the field, in the shop's own text.
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="stock-notice"
      className="relative grid gap-3 rounded-1 bg-paper-2 px-5 py-4.5"
    >
      <div className="grid gap-1.5">
        <h2 id="stock-notice" className="text-h4! wrap-anywhere">
          {titleOf(size, color)}
        </h2>
        <p className="text-14 text-ink-2">Se uma peça voltar à loja, avisamos uma única vez.</p>
      </div>
      <div className="grid gap-2.5 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="voce@exemplo.com.br"
          defaultValue={email}
          maxLength={254}
          error={error}
          required
        />
        {/* Disabled until hydration: a native submission would lose the address. */}
        <Button type="submit" loading={sending} disabled={!hydrated} className="sm:mt-6.5">
          Avise-me
        </Button>
      </div>
      <p className="text-14 text-ink-2">Vai um link para confirmar o endereço. Não entra na newsletter.</p>
      <Honeypot />
    </form>
  )
}

/** 'G em Off-White não está pronto agora'; what has one size is named by its colour alone. */
function titleOf(size: string, color: string): string {
  return size === accessorySize
    ? `Em ${color}, sem peça pronta agora`
    : `${size} em ${color} não está pronto agora`
}

function emailField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field : undefined
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
