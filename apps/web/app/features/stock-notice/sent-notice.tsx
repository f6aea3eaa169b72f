import { useEffect, useRef, useState } from 'react'

interface SentNoticeProps {
  email: string
  sending: boolean
  error: string | undefined
  onAgain: () => void
  onChange: () => void
}

const link =
  'min-h-11 text-14 text-wine underline underline-offset-3 hover:decoration-2 disabled:opacity-60 disabled:cursor-default'

/** The request counts once the link in the email was followed. */
export function SentNotice({ email, sending, error, onAgain, onChange }: SentNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const [again, setAgain] = useState(false)
  useEffect(() => title.current?.focus(), [])
  const sendAgain = () => {
    setAgain(true)
    onAgain()
  }
  return (
    <div className="grid gap-2 rounded-1 bg-ok-soft px-5 py-4.5">
      <div role="status" className="grid gap-1.5">
        <h2 ref={title} tabIndex={-1} className="text-h4! focus-visible:shadow-none">
          Falta só confirmar
        </h2>
        <p className="text-14 wrap-anywhere">
          Enviamos um link para <b className="font-semibold">{email}</b>. Abra e toque em confirmar; o aviso
          passa a valer daí.
        </p>
        {again && !sending && (
          <p className="text-14 font-medium">{error ?? 'Enviado de novo. Veja também a caixa de spam.'}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-7">
        <button type="button" onClick={sendAgain} disabled={sending} className={link}>
          Enviar de novo
        </button>
        <button type="button" onClick={onChange} className={link}>
          Trocar o e-mail
        </button>
      </div>
    </div>
  )
}
