import type { ProductionItem } from '@shop/contract/production'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { workSheetPath } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { workRecordOf } from '~/shared/fittings/work-record.queries.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ItemWorkSheet, type ItemWorkSheetProps } from './item-work-sheet.tsx'
import { useWorkMeasures } from './production.queries.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const
const readRecord = { message: 'Falha ao buscar o registro da prova.' }
const readMeasures = { message: 'Falha ao buscar as medidas.' }

/** The owner has the order's own work sheet; a seamstress prints one without anything of the customer but her first name. */
export function ItemPrint({ item }: { item: ProductionItem }) {
  const { account } = useAdmin()
  if (account.role !== 'admin') return <PrintButton item={item} />
  return (
    <ButtonLink variant="neutral" size="small" to={workSheetPath(item.orderNumber)}>
      <FileText {...icon} />
      Ficha de costura
    </ButtonLink>
  )
}

function PrintButton({ item }: { item: ProductionItem }) {
  const { token } = useAdmin()
  const [isPrinting, setPrinting] = useState(false)
  const isMeasured = item.offer === 'made_to_measure'
  const isLocked = isMeasured && item.awaitedMeasures === null
  // Only now: each reading is recorded.
  const query = useWorkMeasures(token, item.id, isPrinting && isLocked)
  const record = useQuery({ ...workRecordOf(token, item.id), enabled: isPrinting }, queryClient)
  const failure = isPrinting
    ? (listFailure(query, readMeasures) ?? listFailure(record, readRecord))
    : undefined
  const isLoaded = (!isLocked || query.data !== undefined) && record.data !== undefined
  const isReady = isPrinting && isLoaded
  return (
    <>
      <Button variant="neutral" size="small" onClick={() => setPrinting(true)}>
        <Printer {...icon} />
        {isPrinting && !isReady && !failure ? 'Preparando...' : 'Imprimir ficha'}
      </Button>
      {failure && (
        <div className="mt-3">
          <FailurePanel {...failure} />
        </div>
      )}
      {isReady && (
        <OnPaper
          item={item}
          record={record.data ?? null}
          locked={isMeasured ? (query.data?.locked ?? null) : undefined}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </>
  )
}

interface OnPaperProps extends ItemWorkSheetProps {
  onPrinted: () => void
}

/** Out of view until the browser prints it, in place of the page; printed once, when its picture is there. */
function OnPaper({ onPrinted, ...workSheet }: OnPaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  const printed = useRef(onPrinted)
  useEffect(() => {
    let isGone = false
    const done = () => printed.current()
    window.addEventListener('afterprint', done)
    const pictures = [...(paper.current?.querySelectorAll('img') ?? [])]
    // A picture that cannot be loaded is left out of the paper.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isGone) window.print()
    })
    return () => {
      isGone = true
      window.removeEventListener('afterprint', done)
    }
  }, [])
  return createPortal(
    <div ref={paper} aria-hidden="true" className="on-paper">
      <ItemWorkSheet {...workSheet} />
    </div>,
    document.body,
  )
}
