import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface ChoiceGroupProps {
  /** What is chosen here; beside it stands what has been chosen. */
  label: string
  chosen: string | undefined
  onChoose: (value: string) => void
  /** At the other end of the label's line. */
  aside?: ReactNode
  className?: string
  /** SizeButtons or ColorButtons, all of one name. */
  children: ReactNode
}

export function ChoiceGroup({ label, chosen, onChoose, aside, className, children }: ChoiceGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  // The browser lets somebody choose before the scripts are there, and restores a choice when the page is reloaded.
  const takeOver = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && checked.value !== chosen) onChoose(checked.value)
  })
  useEffect(() => takeOver(), [])
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-14 leading-[1.4]">
        <p>
          <span className="font-medium">{label}:</span>{' '}
          <span className="text-ink-2">{chosen ?? 'selecione'}</span>
        </p>
        {aside}
      </div>
      <div ref={group} role="radiogroup" aria-label={label} className={className}>
        {children}
      </div>
    </div>
  )
}
