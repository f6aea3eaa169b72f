import { useEffect, useRef } from 'react'
import { type Step, steps } from './steps.ts'

const leads: Record<Step, string> = {
  1: 'Campos marcados com * são obrigatórios.',
  2: 'Campos marcados com * são obrigatórios.',
  3: '',
  4: 'Confira tudo antes de pagar.',
}

/** Takes the focus with each new step, so that it is announced and keyboard navigation continues from there. */
export function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div className="mt-8 mb-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
        {steps[step - 1]?.label}
      </h2>
      {leads[step] !== '' && <p className="mt-1.5 text-14 text-ink-3">{leads[step]}</p>}
    </div>
  )
}
