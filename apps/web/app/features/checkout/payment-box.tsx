import { failures } from '@shop/contract/failures'
import { PaymentElement } from '@stripe/react-stripe-js'
import Lock from 'lucide-react/icons/lock'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { paymentElementOptions } from './element-options.ts'

interface PaymentBoxProps {
  state: 'loading' | 'ready' | 'failed'
  /** The library is loaded, so its form can be mounted. */
  loaded: boolean
  method: 'card' | 'pix'
  onReady: () => void
  onFailed: () => void
  onMethod: (type: string) => void
  onTryAgain: () => void
}

/** The provider's own form, in the provider's iframe: nothing that is typed there reaches this page. */
export function PaymentBox({
  state,
  loaded,
  method,
  onReady,
  onFailed,
  onMethod,
  onTryAgain,
}: PaymentBoxProps) {
  return (
    <>
      {state === 'failed' && (
        <FormNotice tone="error" title={failures.paymentNotReady.message}>
          <p>Verifique sua conexão e tente de novo. O que você preencheu continua aqui.</p>
          <Button variant="outline" className="mt-3 min-h-11! px-5!" onClick={onTryAgain}>
            Tentar novamente
          </Button>
        </FormNotice>
      )}
      <div
        hidden={state === 'failed'}
        aria-busy={state === 'loading'}
        className="relative min-h-40 rounded-1 border border-line-strong bg-white p-4 sm:p-5.5"
      >
        {state === 'loading' && (
          <p role="status" className="absolute inset-0 grid place-items-center text-14 text-ink-2">
            Carregando...
          </p>
        )}
        {loaded && (
          <PaymentElement
            options={paymentElementOptions}
            onReady={onReady}
            onLoadError={onFailed}
            onChange={({ value }) => onMethod(value.type)}
          />
        )}
      </div>
      <p className="mt-5 flex items-start gap-3 text-14 leading-[1.45] text-ink-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-gold" strokeWidth={1.5} />
        {method === 'pix'
          ? 'O pagamento é processado pelo provedor. Seu pedido é confirmado assim que o Pix cair.'
          : 'Os dados do cartão vão direto para o provedor de pagamento. Nada fica guardado no ateliê.'}
      </p>
    </>
  )
}
