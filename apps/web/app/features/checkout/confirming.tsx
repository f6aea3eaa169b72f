import type { Order } from '@shop/contract/order'
import { Button } from '~/ui/button.tsx'
import { BesideSummary } from './beside-summary.tsx'

/** The provider has the payment, and the shop is waiting for the result. */
export function Confirming({ order, onOtherWay }: { order: Order; onOtherWay: (() => void) | undefined }) {
  return (
    <BesideSummary order={order} title="Confirmando seu pagamento">
      <p role="status" className="mt-4 flex items-center gap-3 text-ink-2">
        <span className="spinner flex-none" aria-hidden="true" />
        Isso costuma levar alguns segundos. Esta página se atualiza sozinha.
      </p>
      {onOtherWay && (
        <Button variant="quiet" onClick={onOtherWay} className="mt-4 px-0!">
          Voltar ao pagamento
        </Button>
      )}
    </BesideSummary>
  )
}
