import { networkFailure } from '@shop/contract/failures'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

/** The code of the desk did not arrive: the line is down. A new document asks for it again. */
export function DeskMissing() {
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
