import { networkFailure } from '@shop/contract/network-failure'
import { type ComponentType, lazy } from 'react'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

/** An admin screen, loaded when its tab is opened. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: ScreenMissing })))
}

function ScreenMissing() {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="error">{networkFailure.message}</Notice>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Tentar novamente
      </Button>
    </div>
  )
}
