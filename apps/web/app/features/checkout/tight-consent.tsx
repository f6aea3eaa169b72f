import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '~/paths.ts'
import { beforeWedding } from '~/shared/delivery/promise-text.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/choice.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { CheckoutPromise } from './use-checkout-promise.ts'

interface TightConsentProps {
  promise: CheckoutPromise
  /** A new object whenever she tried to pay without it. */
  problem: object | undefined
}

/** The last thing before paying: an order that arrives shortly before the wedding needs her consent. */
export function TightConsent({ promise, problem }: TightConsentProps) {
  const { arrival, weddingOn, window: delivery, tightAccepted, acceptTight } = promise
  const box = useRef<HTMLDivElement>(null)
  useFocus(box, problem)
  if (!delivery || weddingOn === undefined || (arrival !== 'tight' && arrival !== 'late')) return null
  const days = beforeWedding(delivery.to, weddingOn)
  if (arrival === 'late')
    return (
      <div className="mt-6" role="alert">
        <Notice tone="error">
          <p className="font-medium">O pedido não chega a tempo do casamento.</p>
          <p className="text-14">
            Chegaria {days}. Troque a peça que demora mais no carrinho, ou mude a data.
          </p>
          <ButtonLink to={paths.cart} variant="outline" reloadDocument className="mt-3">
            Rever carrinho
          </ButtonLink>
        </Notice>
      </div>
    )
  return (
    <div ref={box} className="mt-6">
      <Notice tone="warning">
        <p className="font-medium">Chega, mas é apertado: {days}.</p>
        <Checkbox
          label="Entendo que o prazo é apertado."
          checked={tightAccepted}
          onChange={(event) => acceptTight(event.target.checked)}
        />
        {problem && !tightAccepted && (
          <p role="alert" className="text-14 text-error">
            Marque para continuar.
          </p>
        )}
      </Notice>
    </div>
  )
}

function useFocus(box: RefObject<HTMLElement | null>, problem: object | undefined) {
  useEffect(() => {
    if (problem) box.current?.querySelector('input')?.focus()
  }, [box, problem])
}
