import { useEffect, useRef } from 'react'
import { type Step, steps } from './steps.ts'

export const starredLead = 'Campos marcados com * são obrigatórios.'

const leads: Record<Step, string> = {
  1: starredLead,
  2: starredLead,
  3: '',
  4: 'Confira tudo antes de pagar.',
}

interface StepHeadingProps {
  step: Step
  /** In place of the name of the step. */
  title?: string | undefined
  /** For screen readers only: the parts of the step have headings of their own. */
  hidden?: boolean
}

/** Takes the focus with each new step, so that it is announced and keyboard navigation continues from there. */
export function StepHeading({ step, title, hidden = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div className={hidden ? 'sr-only' : 'mt-8 mb-6'}>
      <h2 ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
        {title ?? steps[step - 1]?.label}
      </h2>
      {!hidden && leads[step] !== '' && <p className="mt-1.5 text-14 text-ink-3">{leads[step]}</p>}
    </div>
  )
}
