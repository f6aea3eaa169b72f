import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface ChoiceGroupProps {
  /** What is being chosen; the current choice is shown next to it. */
  label: string
  chosen: string | undefined
  onChoose: (value: string) => void
  /** At the other end of the label's row. */
  aside?: ReactNode
  className?: string
  /** SizeButtons or ColorButtons, all with the same name. */
  children: ReactNode
}

export function ChoiceGroup({ label, chosen, onChoose, aside, className, children }: ChoiceGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  // The visitor may choose before hydration, and the browser restores a choice on reload.
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
