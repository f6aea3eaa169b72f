import type { ProductionItem } from '@shop/contract/production'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { PhotoButton } from '~/shared/production/photo-button.tsx'
import { Button } from '~/ui/button.tsx'
import { BackDialog } from './back-dialog.tsx'
import { isAtBench, isDone } from './card-text.ts'
import { MoveButton } from './move-button.tsx'
import { useMove } from './use-move.tsx'

/** Of the place in the panel where notes are written. */
export const notesId = 'production-notes'

function focusNote() {
  document.querySelector<HTMLElement>(`#${notesId} textarea`)?.focus()
}

/** Always in view. */
export function ItemActions({ item }: { item: ProductionItem }) {
  const isAdmin = useAdmin().account.role === 'admin'
  const moving = useMove(item)
  const [goesBack, setGoesBack] = useState(false)
  const canMove = isAtBench(item)
  const isBegun = item.stages.some(({ startedAt }) => startedAt !== null)
  const of = `${item.productName}, de ${item.firstName}`
  return (
    <div data-density="compact" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 max-sm:[--button-padding:0.75rem]">
        <PhotoButton itemId={item.id} of={of}>
          Foto
        </PhotoButton>
        {isAdmin && (
          <Button
            variant="neutral"
            icon={<NotebookPen aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
            onClick={focusNote}
          >
            Anotar
          </Button>
        )}
        {canMove && (
          <div className="grid min-w-max flex-1">
            <MoveButton card={item} moving={moving} variant="primary" />
          </div>
        )}
      </div>
      {canMove && isBegun && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setGoesBack(true)}
          className="min-h-11 justify-self-start text-14 font-medium text-wine underline underline-offset-4"
        >
          {isDone(item) ? 'Reabrir a última etapa' : 'Voltar uma etapa'}
        </button>
      )}
      {goesBack && <BackDialog item={item} moving={moving} onClose={() => setGoesBack(false)} />}
      {moving.question}
    </div>
  )
}
