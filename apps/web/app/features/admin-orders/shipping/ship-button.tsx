import type { Order } from '@shop/contract/order'
import Truck from 'lucide-react/icons/truck'
import { type ComponentProps, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

interface ShipButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  order: Order
}

export function ShipButton({ order, ...style }: ShipButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...style}
        icon={<Truck aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={() => setOpen(true)}
      >
        {order.shipments ? 'Enviar outro volume' : 'Enviar'}
      </Button>
      {open && <ShipmentDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
