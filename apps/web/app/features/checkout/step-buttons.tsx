import { formatBRL } from '@shop/contract/money'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import type { Step } from './steps.ts'

interface StepButtonsProps {
  step: Step
  /** What is charged now. */
  amountCents: number
  /** It is the deposit of a plan. */
  isDeposit: boolean
  /** The payment form is loaded and has been filled in. */
  ready: boolean
  /** A request to the provider or to the shop is pending. */
  busy: boolean
  onBack: () => void
  onPay: () => void
}

/** On a phone the button to go on stays at the bottom of the window, beside the total. */
export function StepButtons({ step, amountCents, isDeposit, ready, busy, onBack, onPay }: StepButtonsProps) {
  return (
    <div className="mt-7 flex gap-3 border-t border-line pt-6 max-sm:contents sm:justify-between">
      <Button
        variant="quiet"
        disabled={step === 1 || busy}
        onClick={onBack}
        className="disabled:border-transparent! disabled:bg-transparent! max-sm:mt-5 max-sm:w-full"
      >
        Voltar
      </Button>
      <div className="step-bar">
        <p className="flex-none leading-[1.3] sm:hidden">
          <span className="block text-18 font-medium whitespace-nowrap tabular-nums">
            {formatBRL(amountCents)}
          </span>
          <span className="block text-13 text-ink-2">
            {isDeposit && 'Sinal · '}Etapa {step} de 4
          </span>
        </p>
        {step < 4 ? (
          <Button type="submit" loading={busy} className="max-sm:min-w-0 max-sm:flex-1">
            Continuar
          </Button>
        ) : (
          <PayButton ready={ready} busy={busy} onPay={onPay} />
        )}
      </div>
    </div>
  )
}

/** The pay button is in the place of Continuar: the second tap of a double tap on Continuar must not pay. */
const LISTENS_AFTER_MS = 500

function PayButton({ ready, busy, onPay }: Pick<StepButtonsProps, 'ready' | 'busy' | 'onPay'>) {
  const [listens, setListens] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setListens(true), LISTENS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button
      disabled={!ready || !listens}
      loading={busy}
      loadingText="Processando..."
      onClick={onPay}
      className="max-sm:min-w-0 max-sm:flex-1 max-sm:px-2.5! max-sm:leading-[1.3] max-sm:whitespace-normal!"
    >
      <Lock aria-hidden="true" className="size-4.5 flex-none max-[22.5rem]:hidden" strokeWidth={1.5} />
      Confirmar e Pagar
    </Button>
  )
}
