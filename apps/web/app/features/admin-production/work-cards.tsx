import type { ProductionCard } from '@shop/contract/production'
import FileText from 'lucide-react/icons/file-text'
import { PhotoButton } from '~/shared/production/photo-button.tsx'
import { Slack } from '~/shared/production/slack.tsx'
import { Button } from '~/ui/button.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { hintOf, productText, stageText, weddingText } from './card-text.ts'
import { MoveButton } from './move-button.tsx'
import { StageBar } from './stage-bar.tsx'
import { useMove } from './use-move.tsx'

interface WorkCardsProps {
  cards: readonly ProductionCard[]
  onOpen: (id: number) => void
}

/** What a seamstress opens on: large buttons for one hand. */
export function WorkCards({ cards, onOpen }: WorkCardsProps) {
  return (
    <ul
      aria-label="Peças em produção"
      className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4 lg:gap-4"
    >
      {cards.map((card, place) => (
        <WorkCard key={card.id} card={card} isFirst={place === 0} onOpen={onOpen} />
      ))}
    </ul>
  )
}

interface WorkCardProps {
  card: ProductionCard
  isFirst: boolean
  onOpen: (id: number) => void
}

function WorkCard({ card, isFirst, onOpen }: WorkCardProps) {
  const moving = useMove(card)
  const hint = hintOf(card)
  const of = `${card.productName}, de ${card.firstName}`
  return (
    <li className="flex flex-col gap-4 rounded-1 border border-line bg-white p-4">
      <div className="flex flex-1 gap-3.5">
        <Thumb src={card.imageUrl} className="h-24 w-18" />
        <div className="grid min-w-0 flex-1 content-start gap-0.5">
          <div className="flex items-start justify-between gap-2">
            <h2 className="line-clamp-3 min-w-0 text-[1.5rem] leading-[1.1] font-medium wrap-anywhere">
              {productText(card)}
            </h2>
            <Slack slack={card.slack} className="text-[1.125rem]" />
          </div>
          <p className="text-14 wrap-anywhere text-ink-2">{card.firstName}</p>
          <p className="text-14 text-ink-2">{weddingText(card)}</p>
          <p className="mt-1 font-medium">{stageText(card)}</p>
          {hint && <p className="text-13 font-medium text-info">{hint}</p>}
          <StageBar card={card} className="mt-1.5" />
        </div>
      </div>
      <div className="flex items-center gap-2 [--button-height:3rem] [--control:3rem]">
        <div className="grid min-w-0 flex-1">
          <MoveButton card={card} moving={moving} variant={isFirst ? 'primary' : 'outline'} />
        </div>
        <PhotoButton itemId={card.id} of={of} className="w-12 px-0!" />
        <Button
          variant="neutral"
          className="w-12 px-0!"
          aria-label={`Ficha de ${of}`}
          aria-haspopup="dialog"
          onClick={() => onOpen(card.id)}
        >
          <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        </Button>
      </div>
      {moving.question}
    </li>
  )
}
