import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { FormNotice } from './form-notice.tsx'

interface LoadFailureProps {
  title: string
  onRetry: () => void
  children: ReactNode
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function LoadFailure({ title, onRetry, children }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-6">
      <FormNotice tone="error" title={title}>
        {children}
      </FormNotice>
      <Button variant="outline" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
