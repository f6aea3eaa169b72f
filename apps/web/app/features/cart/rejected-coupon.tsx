import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

interface RejectedCouponProps {
  code: string
  message: string
  onRemove: () => void
}

/** In the checkout: the total is already shown without the discount, so going on is enough. */
export function RejectedCoupon({ code, message, onRemove }: RejectedCouponProps) {
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5.5 flex-none" strokeWidth={1.5} />}
    >
      <p className="font-medium">O total está sem o cupom {code}</p>
      <p className="text-14 text-ink-2">{message}</p>
      <Button variant="outline" className="mt-3 min-h-11! px-5!" onClick={onRemove}>
        Remover cupom
      </Button>
    </Notice>
  )
}
