import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

interface FormNoticeProps {
  tone: 'ok' | 'error' | 'neutral'
  title: string
  children: ReactNode
}

const icons = {
  ok: <Check aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-ok" strokeWidth={1.5} />,
  error: <TriangleAlert aria-hidden="true" className="mt-0.5 size-5.5 flex-none" strokeWidth={1.5} />,
  neutral: null,
}

/** The result of a form, above its fields; announced to screen readers at once. */
export function FormNotice({ tone, title, children }: FormNoticeProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      <Notice tone={tone} icon={icons[tone]}>
        <p className="font-medium">{title}</p>
        <div className="text-14 text-ink-2">{children}</div>
      </Notice>
    </div>
  )
}
