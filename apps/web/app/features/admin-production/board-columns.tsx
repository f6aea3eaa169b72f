import type { Board, ProductionCard } from '@shop/contract/production'
import type { KeyboardEvent } from 'react'
import { Slack } from '~/shared/production/slack.tsx'
import { classes } from '~/ui/classes.ts'
import { Thumb } from '~/ui/thumb.tsx'
import { hintOf, productText, weddingText } from './card-text.ts'
import { columnsOf } from './columns.ts'
import { StageBar } from './stage-bar.tsx'

interface BoardColumnsProps {
  board: Board
  onOpen: (id: number) => void
}

/** One column for each stage. It scrolls inside itself where they do not fit side by side. */
export function BoardColumns({ board, onOpen }: BoardColumnsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      aria-label="Quadro da produção"
      onKeyDown={moveFocus}
      className="relative -mx-(--gutter) flex snap-x gap-2 overflow-x-auto px-(--gutter) pb-3"
    >
      {columnsOf(board).map(({ key, title, isWaiting, cards }) => (
        <li
          key={key}
          className={classes(
            'flex min-h-120 min-w-34 flex-1 snap-start scroll-ms-(--gutter) flex-col gap-1.5 rounded-1 p-1.5',
            isWaiting ? 'border border-dashed border-ink-3' : 'border border-transparent bg-paper-2',
          )}
        >
          <h2 className="flex min-h-11 items-center justify-between gap-2 px-1 font-text text-14 leading-[1.25] font-semibold tracking-normal">
            {title}
            <span className="flex-none font-normal whitespace-nowrap text-ink-2 tabular-nums">
              {cards.length}
              <span className="sr-only">{cards.length === 1 ? ' peça' : ' peças'}</span>
            </span>
          </h2>
          <ul aria-label={title} className="grid gap-1.5">
            {cards.map((card) => (
              <li key={card.id}>
                <Card card={card} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Card({ card, onOpen }: { card: ProductionCard; onOpen: (id: number) => void }) {
  const hint = hintOf(card)
  const isLate = card.slack !== null && card.slack < 0
  return (
    <button
      type="button"
      data-card
      aria-haspopup="dialog"
      onClick={() => onOpen(card.id)}
      className={classes(
        'grid w-full gap-1 rounded-1 border border-line bg-white p-2 text-left transition-colors hover:border-wine',
        isLate && 'border-l-3 border-l-error',
      )}
    >
      <span className="mb-1 flex gap-2.5">
        <Thumb src={card.imageUrl} className="h-12.5 w-9.5" />
        <span className="grid content-start gap-0.5">
          <span className="text-12 text-ink-2">Folga</span>
          <Slack slack={card.slack} className="text-16" />
        </span>
      </span>
      <b className="line-clamp-3 leading-[1.3] font-medium wrap-anywhere">{card.firstName}</b>
      <span className="line-clamp-3 text-14 wrap-anywhere text-ink-2">{productText(card)}</span>
      <span className="text-13 text-ink-2">{weddingText(card)}</span>
      {hint && <span className="text-12 font-medium text-info">{hint}</span>}
      <StageBar card={card} className="mt-1" />
    </button>
  )
}

const steps: Record<string, [column: number, row: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Arrows go from card to card; columns without one are passed over. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-card]'))
    return
  const columns = [...event.currentTarget.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')])
    .filter(({ length }) => length > 0)
  const { target } = event
  const column = columns.findIndex((cards) => cards.includes(target))
  const next = columns[column + step[0]] ?? columns[column] ?? []
  const row = (columns[column]?.indexOf(target) ?? 0) + step[1]
  const card = next[Math.min(Math.max(row, 0), next.length - 1)]
  event.preventDefault()
  card?.focus()
}
