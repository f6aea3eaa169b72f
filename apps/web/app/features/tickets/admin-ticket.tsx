import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ticketPath } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { NewTicketForm } from './new-ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'

interface AdminTicketProps {
  token: string
  /** The number of the order that the customer wants to write about. */
  orderNumber: string | undefined
  /** 'h1' where it is the only heading of the page. */
  heading: 'h1' | 'h2'
}

/** The list of tickets and the form for a new one: a tab of the account, and also a separate page. */
export function AdminTicket({ token, orderNumber, heading: Heading }: AdminTicketProps) {
  const [open, setOpen] = useState(orderNumber !== undefined)
  const [orderId, setOrderId] = useState(orderNumber)
  const navigate = useNavigate()
  // The customer followed the link of another order while the tab was already open.
  if (orderNumber !== orderId) {
    setOrderId(orderNumber)
    if (orderNumber !== undefined) setOpen(true)
  }
  return (
    <div className="grid max-w-215 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4 max-sm:grid">
        <Heading>Suporte</Heading>
        <Button
          variant={open ? 'outline' : 'primary'}
          aria-expanded={open}
          className="max-sm:w-full"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Cancelar' : 'Abrir Novo Ticket'}
        </Button>
      </div>
      {open && (
        <NewTicketForm
          key={orderId}
          token={token}
          subject={orderId && `Pedido nº ${orderId}`}
          onOpened={(id) => void navigate(ticketPath(id))}
        />
      )}
      <TicketList token={token} />
    </div>
  )
}
