import { networkFailure } from '@shop/contract/network-failure'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

/** Shown when the admin code could not be loaded: the network is down. Reloading the document retries. */
export function AdminNotFound() {
  return (
    <main className="page grid justify-items-start gap-6 py-12">
      <h1>{networkFailure.title}</h1>
      <Notice tone="error">{networkFailure.message}</Notice>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Tentar novamente
      </Button>
    </main>
  )
}
