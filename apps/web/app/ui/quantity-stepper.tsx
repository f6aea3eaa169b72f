import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

interface QuantityStepperProps {
  /** The name of the counted item, for screen readers. */
  of: string
  value: number
  /** The id of the text that says why the maximum is reached; set only at the maximum. */
  boundId?: string | undefined
  onChange: (value: number) => void
}

/** A number between two buttons. At the maximum the plus button stays focusable and does nothing. */
export function QuantityStepper({ of, value, boundId, onChange }: QuantityStepperProps) {
  const atBound = boundId !== undefined
  return (
    <div
      role="group"
      aria-label={`Quantidade de ${of}`}
      className="needs-scripts inline-grid h-12 grid-cols-[44px_44px_44px] items-center rounded-1 border border-line-strong bg-white sm:grid-cols-[46px_46px_46px]"
    >
      <StepButton label={`Diminuir a quantidade de ${of}`} onClick={() => onChange(value - 1)}>
        <Minus aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </StepButton>
      <output aria-live="polite" className="text-center font-medium tabular-nums">
        {value}
      </output>
      <StepButton
        label={`Aumentar a quantidade de ${of}`}
        disabled={atBound}
        describedBy={boundId}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  disabled?: boolean
  describedBy?: string | undefined
  onClick: () => void
  children: ReactNode
}

function StepButton({ label, disabled = false, describedBy, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      aria-describedby={describedBy}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center justify-self-center rounded-1 hover:text-wine aria-disabled:cursor-not-allowed aria-disabled:text-line-strong"
    >
      {children}
    </button>
  )
}
