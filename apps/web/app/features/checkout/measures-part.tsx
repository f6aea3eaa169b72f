import { lazy, Suspense } from 'react'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import type { MeasuresPartProps } from './use-measures-choice.ts'

/** Few carts have a made-to-measure line: only they load these parts. */
const parts = {
  fields: lazy(() => import('./measures-fields.tsx').catch(() => ({ default: NotLoaded }))),
  review: lazy(() => import('./measures-review.tsx').catch(() => ({ default: NotLoaded }))),
}

export function MeasuresPart({ part, ...props }: MeasuresPartProps & { part: keyof typeof parts }) {
  const Part = parts[part]
  return (
    <Suspense fallback={<PartWaiting />}>
      <Part {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return (
    <div className="my-8 grid justify-items-start gap-4">
      <Notice tone="error">Não foi possível abrir a escolha das medidas. Verifique sua conexão.</Notice>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Tentar novamente
      </Button>
    </div>
  )
}
