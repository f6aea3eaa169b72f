import Lock from 'lucide-react/icons/lock'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import type { Step } from './steps.ts'

interface StepButtonsProps {
  step: Step
  /** The payment form is loaded and has been filled in. */
  ready: boolean
  /** A request to the provider or to the shop is pending. */
  busy: boolean
  onBack: () => void
  onPay: () => void
}

/** The continue button comes first on a phone, and on the right on a wide screen. */
export function StepButtons({ step, ready, busy, onBack, onPay }: StepButtonsProps) {
  return (
    <div className="mt-7 flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:justify-between">
      <Button
        variant="quiet"
        disabled={step === 1 || busy}
        onClick={onBack}
        className="disabled:border-transparent! disabled:bg-transparent!"
      >
        Voltar
      </Button>
      {step < 4 ? (
        <Button type="submit" loading={busy}>
          Continuar
        </Button>
      ) : (
        <PayButton ready={ready} busy={busy} onPay={onPay} />
      )}
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
    <Button disabled={!ready || !listens} loading={busy} loadingText="Processando..." onClick={onPay}>
      <Lock aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      Confirmar e Pagar
    </Button>
  )
}
