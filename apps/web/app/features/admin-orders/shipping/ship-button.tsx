import type { Order } from '@shop/contract/order'
import Truck from 'lucide-react/icons/truck'
import { type ComponentProps, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

interface ShipButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  order: Order
}

/** A way on although money is missing: quieter than the button that it stands for. */
export function ShipAnywayButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton className="-my-2" onClick={() => setOpen(true)}>
        Enviar mesmo assim
      </TextButton>
      {open && <ShipmentDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
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
