import type { ReactNode } from 'react'

/** On the dark band, beside the one action that leads on. */
export const quiet = 'border-paper-3! bg-transparent! text-paper! hover:bg-night-line!'

const headingId = 'next-step'

/** After an action whose button is gone: what comes next is read out. */
export function focusNextStep() {
  if (document.activeElement === document.body) document.getElementById(headingId)?.focus()
}

interface NextStepFrameProps {
  title: string
  children: ReactNode
  actions?: ReactNode
}

export function NextStepFrame({ title, children, actions }: NextStepFrameProps) {
  return (
    <section
      aria-label="Próximo passo"
      className="on-night mb-3 grid gap-4 rounded-1 bg-night px-4 py-5 text-paper lg:mb-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-7"
    >
      <div>
        <p className="text-12 font-semibold tracking-(--tracking-caps) text-gold-soft uppercase">
          Próximo passo
        </p>
        <h2
          id={headingId}
          tabIndex={-1}
          className="mt-1 text-[1.75rem] leading-[1.12] font-medium wrap-anywhere text-paper outline-none focus-visible:shadow-none"
        >
          {title}
        </h2>
        <p className="mt-1 wrap-anywhere text-paper-3">{children}</p>
      </div>
      {actions && <div className="flex gap-2 max-lg:grid">{actions}</div>}
    </section>
  )
}
