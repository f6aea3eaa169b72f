import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { Notice } from '~/ui/notice.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import type { MeasuresState } from './measures-state.ts'

const tones = {
  locked: 'info',
  sent: 'info',
  awaited: 'neutral',
  reopened: 'warning',
  late: 'warning',
} as const
const icon = { 'aria-hidden': true, className: 'mt-0.5 size-5.5 flex-none', strokeWidth: 1.5 } as const

interface MeasuresNoticeProps {
  /** Of the product. */
  name: string
  state: MeasuresState
  children: ReactNode
}

/** How the measures of one line stand. */
export function MeasuresNotice({ name, state: { kind, title, texts }, children }: MeasuresNoticeProps) {
  return (
    <Notice tone={tones[kind]} icon={kind === 'locked' ? <Lock {...icon} /> : <TapeIcon {...icon} />}>
      <p className="text-13 wrap-anywhere text-ink-2">Medidas · {name}</p>
      <p className="font-medium">{title}</p>
      {texts.map((text) => (
        <p key={text} className="text-14 wrap-anywhere text-ink-2">
          {text}
        </p>
      ))}
      {children}
    </Notice>
  )
}
