import type { Order } from '@shop/contract/order'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listFailure } from '~/lib/list-failure.ts'
import { measuresCardId } from '~/shared/orders/measures-card.ts'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { CardActions } from './card-actions.tsx'
import { versionText } from './compared-measures.ts'
import { firstNameOf, type MeasuredLine, measuredItems, takesMeasures } from './measured-line.ts'
import { useLineMeasures } from './measures.queries.ts'
import { MeasuresComparison } from './measures-comparison.tsx'
import { StageBadge } from './stage-badge.tsx'

/** One card for each made-to-measure line. */
export function MeasuresCards({ order }: { order: Order }) {
  const items = measuredItems(order)
  return items.map((item, index) => (
    <MeasuresCard
      key={item.id}
      line={{ order, item }}
      title={items.length === 1 ? 'Medidas' : `Medidas · ${item.name} (${index + 1} de ${items.length})`}
    />
  ))
}

function MeasuresCard({ line, title }: { line: MeasuredLine; title: string }) {
  const { order, item } = line
  const { measures } = item
  const toCheck = measures.sent !== null && measures.lockedAt === null && takesMeasures(order)
  const [opened, setOpened] = useState(false)
  const titleId = measuresCardId(item.id)
  useFocusFromAddress(titleId)
  return (
    <Panel
      title={
        <span id={titleId} tabIndex={-1} className="wrap-anywhere outline-none">
          {title}
        </span>
      }
      aside={<StageBadge measures={measures} />}
    >
      <div className="grid gap-4 p-4 lg:px-5">
        {measures.unlockReason && (
          <p className="border-l-3 border-gold-soft pl-3 text-14 wrap-anywhere text-ink-2">
            Reaberta pelo ateliê: “{measures.unlockReason}”
          </p>
        )}
        <MeasuresBody line={line} open={toCheck || opened} onOpen={() => setOpened(true)} />
        <CardActions line={line} />
      </div>
    </Panel>
  )
}

interface MeasuresBodyProps {
  line: MeasuredLine
  open: boolean
  onOpen: () => void
}

/** Read at once while they wait to be checked; later only on request, because every reading is recorded. */
function MeasuresBody({ line, open, onOpen }: MeasuresBodyProps) {
  const { sent, lockedAt } = line.item.measures
  const query = useLineMeasures(line, { enabled: open })
  const failure = listFailure(query, { message: 'Falha ao buscar as medidas.' })
  if (!sent && !lockedAt) return <p className="text-ink-2">{noneText(line)}</p>
  if (open && failure) return <FailurePanel {...failure} />
  if (open && query.data) return <MeasuresComparison line={line} read={query.data} />
  if (open) return <p role="status">Carregando medidas...</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="wrap-anywhere text-ink-2">
        {sent ? `Ficha de ${sent.personName} · ${versionText(sent)}` : 'Medida no ateliê'}
      </p>
      <Button variant="neutral" onClick={onOpen}>
        Ver as medidas
      </Button>
    </div>
  )
}

function noneText({ order }: MeasuredLine): string {
  const name = firstNameOf(order)
  if (!takesMeasures(order)) return 'Nenhuma medida foi enviada.'
  return order.paidAt
    ? `${name} ainda não enviou as medidas.`
    : `${name} pode enviar as medidas já agora. O prazo conta a partir do pagamento.`
}

/** A link from elsewhere names the card after '#'. */
function useFocusFromAddress(id: string) {
  const { hash, key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps -- the key: the same link again leads there again
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.focus()
  }, [hash, key, id])
}
