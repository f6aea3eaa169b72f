import type { Order } from '@shop/contract/order'
import Check from 'lucide-react/icons/check'
import { useStatusChange } from '~/shared/orders/use-status-change.tsx'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { ShipButton } from '../shipping/ship-button.tsx'
import { MeasuresStep } from './measures-step.tsx'
import { NextStepFrame, quiet } from './next-step-frame.tsx'
import { nextStepOf, type NextStep as Step } from './next-step-of.ts'

/** The order's page begins with what it needs next, and one button that does it. */
export function NextStep({ order }: { order: Order }) {
  const step = nextStepOf(order)
  if (!step) return null
  switch (step.kind) {
    case 'measures':
      return <MeasuresStep line={{ order, item: step.item }} />
    case 'status':
      return <StatusStep order={order} step={step} />
    case 'ship':
      return (
        <NextStepFrame title={step.title} actions={<ShipButton order={order} variant="light" />}>
          {step.text}
        </NextStepFrame>
      )
    case 'attention':
    case 'payment':
      return <NextStepFrame title={step.title}>{step.text}</NextStepFrame>
  }
}

interface StatusStepProps {
  order: Order
  step: Extract<Step, { kind: 'status' }>
}

function StatusStep({ order, step: { to, title, text, label, trackingUrl } }: StatusStepProps) {
  const { sending, change, question } = useStatusChange(order)
  return (
    <NextStepFrame
      title={title}
      actions={
        <>
          {trackingUrl && (
            <ButtonAnchor
              variant="neutral"
              href={trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={`${quiet} max-lg:order-last`}
            >
              Acompanhar
              <span className="sr-only"> (abre em outra aba)</span>
            </ButtonAnchor>
          )}
          <Button
            variant="light"
            loading={sending !== undefined}
            icon={<Check aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
            onClick={() => change(to)}
          >
            {label}
          </Button>
          {question}
        </>
      }
    >
      {text}
    </NextStepFrame>
  )
}
