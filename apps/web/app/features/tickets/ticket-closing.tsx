import type { Failure } from '@shop/contract/failures'
import type { Ticket } from '@shop/contract/tickets'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { setTicketStatus } from './tickets.queries.ts'

const failure: Failure = { message: 'Não foi possível mudar o status do ticket. Tente novamente.' }

interface TicketClosingProps {
  token: string
  ticket: Ticket
}

/** Only the atelier closes and reopens a ticket. */
export function TicketClosing({ token, ticket }: TicketClosingProps) {
  const [saving, setSaving] = useState(false)
  const closed = ticket.status === 'closed'
  const change = async () => {
    setSaving(true)
    try {
      await setTicketStatus(token, ticket.id, closed ? 'open' : 'closed')
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      variant="outline"
      loading={saving}
      onClick={() => void change()}
      className="justify-self-start max-sm:w-full"
    >
      {closed ? 'Reabrir ticket' : 'Fechar ticket'}
    </Button>
  )
}
