import type { ProductionCard } from '@shop/contract/production'
import { adminOrderPath } from '~/admin-paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { measuresCardId } from '~/shared/orders/measures-card.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { currentStage, isDone } from './card-text.ts'
import type { Moving } from './use-move.tsx'

interface MoveButtonProps {
  card: ProductionCard
  moving: Moving
  variant: 'primary' | 'outline'
  size?: 'small'
  className?: string
}

/** The one thing to do next with an item. */
export function MoveButton({ card, moving, ...style }: MoveButtonProps) {
  const isAdmin = useAdmin().account.role === 'admin'
  const stage = currentStage(card)
  const of = (
    <span className="sr-only">
      {' '}
      de {card.firstName}, {card.productName}
    </span>
  )
  if (card.awaitedMeasures !== null) {
    if (!isAdmin) return <p className="text-14 text-ink-2">O ateliê ainda não travou as medidas.</p>
    return (
      <ButtonLink {...style} to={`${adminOrderPath(card.orderNumber)}#${measuresCardId(card.id)}`}>
        {card.awaitedMeasures.sent ? 'Conferir medidas' : 'Ver medidas'}
        {of}
      </ButtonLink>
    )
  }
  if (stage === undefined) {
    if (!isAdmin) return <p className="text-14 text-ink-2">Sem etapas para marcar.</p>
    return (
      <ButtonLink {...style} to={adminOrderPath(card.orderNumber)}>
        Ver o pedido{of}
      </ButtonLink>
    )
  }
  const isLast = isDone(card)
  return (
    <Button
      {...style}
      loading={moving.sending}
      onClick={() => (isLast ? moving.confirmReady() : void moving.goOn())}
    >
      {isLast ? 'Marcar como Pronto' : stage.startedAt === null ? 'Começar etapa' : 'Concluir etapa'}
      {of}
    </Button>
  )
}
