import type { ContactMessage } from '@shop/contract/contact'
import { formatDateTime } from '@shop/contract/dates'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { formatGirths } from '~/shared/measures/format-girths.ts'
import { chatPath } from '~/shared/store/phone.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { setHandled } from './support.queries.ts'

const failure = { message: 'Não foi possível marcar a mensagem. Tente novamente.' }

/** Messages are answered by email or chat, outside of the shop, so the admin marks them as answered here. */
export function ContactMessageCard({ message: given }: { message: ContactMessage }) {
  const { name, email, phone, subject, message, measures, sentAt, handledAt } = given
  const chat = chatPath(phone)
  const reply = `mailto:${email}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`
  return (
    <li className="rounded-1 border border-line bg-white p-4 lg:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-text text-16 font-semibold tracking-normal wrap-anywhere">{subject}</h2>
        <time dateTime={sentAt.toISOString()} className="text-14 text-ink-2">
          {formatDateTime(sentAt)}
        </time>
      </div>
      <p className="text-14 wrap-anywhere text-ink-2">
        {name} · {email}
        {phone && (
          <>
            {' · '}
            <span className="whitespace-nowrap">{phone}</span>
          </>
        )}
      </p>
      <p className="mt-2.5 whitespace-pre-line wrap-anywhere">{message}</p>
      {measures && (
        <div className="mt-3 border-l-3 border-line-strong pl-3.5 text-14">
          <p className="font-medium tabular-nums">Medidas: {formatGirths(measures)}</p>
          <p className="text-ink-2">São apagadas 90 dias depois da mensagem.</p>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ButtonAnchor variant="outline" size="small" href={reply}>
          Responder por e-mail
        </ButtonAnchor>
        {chat && (
          <ButtonAnchor variant="neutral" size="small" href={chat} target="_blank" rel="noreferrer">
            WhatsApp
          </ButtonAnchor>
        )}
        {handledAt && (
          <Badge tone="ok" className="lg:ml-auto">
            <Check aria-hidden="true" className="size-3.5" strokeWidth={2} />
            Respondida em {formatDateTime(handledAt)}
          </Badge>
        )}
        <HandledButton message={given} />
      </div>
    </li>
  )
}

function HandledButton({ message: { id, subject, handledAt } }: { message: ContactMessage }) {
  const { token } = useAdmin()
  const [saving, setSaving] = useState(false)
  const toggle = async () => {
    setSaving(true)
    try {
      await setHandled(token, id, handledAt === null)
      toast({
        title: 'Sucesso!',
        description: handledAt ? 'A mensagem voltou para a fila.' : 'Mensagem marcada como respondida.',
      })
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
    }
    setSaving(false)
  }
  return (
    <Button
      variant={handledAt ? 'ghost' : 'neutral'}
      size="small"
      loading={saving}
      className={handledAt ? undefined : 'lg:ml-auto'}
      onClick={() => void toggle()}
    >
      {handledAt ? 'Voltar para a fila' : 'Marcar como respondida'}
      <span className="sr-only">: {subject}</span>
    </Button>
  )
}
