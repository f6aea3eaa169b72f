import { formatDate } from '@shop/contract/dates'
import type { ProductionCard } from '@shop/contract/production'
import { Slack } from '~/shared/production/slack.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { productText, sinceText, stageText, weddingText } from './card-text.ts'
import { MoveButton } from './move-button.tsx'
import { StageBar } from './stage-bar.tsx'
import { useMove } from './use-move.tsx'

interface BoardListProps {
  cards: readonly ProductionCard[]
  onOpen: (id: number) => void
}

/** The same items by their slack, one action a row; the only form on a phone. */
export function BoardList({ cards, onOpen }: BoardListProps) {
  return (
    <Table
      label="Peças em produção"
      head={
        <>
          <HeadCell>
            <span className="sr-only">Foto</span>
          </HeadCell>
          <HeadCell>Noiva e peça</HeadCell>
          <HeadCell>Etapa</HeadCell>
          <HeadCell>
            <span className="sr-only">Andamento</span>
          </HeadCell>
          <HeadCell>Casamento</HeadCell>
          <HeadCell>Pronta até</HeadCell>
          <HeadCell aria-sort="ascending">Folga</HeadCell>
          <HeadCell>
            <span className="sr-only">Próximo passo</span>
          </HeadCell>
        </>
      }
    >
      {cards.map((card, place) => (
        <ListRow key={card.id} card={card} isFirst={place === 0} onOpen={onOpen} />
      ))}
    </Table>
  )
}

interface ListRowProps {
  card: ProductionCard
  isFirst: boolean
  onOpen: (id: number) => void
}

function ListRow({ card, isFirst, onOpen }: ListRowProps) {
  const moving = useMove(card)
  const since = sinceText(card)
  return (
    <Row className="max-lg:grid-cols-[3.25rem_1fr_auto]">
      <Cell className="max-lg:row-span-3 lg:w-20">
        <Thumb src={card.imageUrl} className="h-17 w-13 lg:h-13.5 lg:w-10.5" />
      </Cell>
      <Cell>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(card.id)}
          className="text-left font-medium wrap-anywhere after:absolute after:inset-0 hover:text-wine focus-visible:shadow-none focus-visible:after:shadow-(--focus-ring)"
        >
          {card.firstName} <span className="lg:hidden">· {productText(card)}</span>
        </button>
        <span className="block text-14 text-ink-2 max-lg:hidden">
          {productText(card)} · nº {card.orderNumber}
        </span>
      </Cell>
      <Cell className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
        <span className="max-lg:text-14 max-lg:text-ink-2">{stageText(card)}</span>
        {since && (
          <span className="text-14 text-ink-2 lg:block">
            <span className="lg:hidden"> · </span>
            {since}
          </span>
        )}
      </Cell>
      <Cell className="w-40 max-lg:hidden!">
        <StageBar card={card} />
      </Cell>
      <Cell className="tabular-nums max-lg:hidden!">
        {card.weddingOn === null ? '—' : formatDate(card.weddingOn)}
      </Cell>
      <Cell className="tabular-nums max-lg:hidden!">
        {card.readyOn === null ? '—' : formatDate(card.readyOn)}
      </Cell>
      <Cell className="max-lg:col-start-3 max-lg:row-start-1">
        <Slack slack={card.slack} />
      </Cell>
      <Cell className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3 max-lg:flex! max-lg:items-center max-lg:gap-3 lg:hidden!">
        <span className="flex-none text-13 text-ink-2">{weddingText(card)}</span>
        <StageBar card={card} className="flex-1" />
      </Cell>
      {/* On a phone the row opens the panel, whose button is always in reach. */}
      <Cell className="relative z-1 text-right max-lg:hidden!">
        <MoveButton card={card} moving={moving} variant={isFirst ? 'primary' : 'outline'} size="small" />
        {moving.question}
      </Cell>
    </Row>
  )
}
