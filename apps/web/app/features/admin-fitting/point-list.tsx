import { type FittingPoint, fittingPoints, mostPoints } from '@shop/contract/fitting-points'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { chipStyle } from '~/ui/chip.tsx'
import { classes } from '~/ui/classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import type { EditedPoint } from './edited-points.ts'
import { PointRow } from './point-row.tsx'

interface PointListProps {
  rows: readonly EditedPoint[]
  openKey: string | undefined
  onOpen: (key: string | undefined) => void
  onChange: (rows: readonly EditedPoint[]) => void
  onAdd: (point: FittingPoint) => void
}

const addId = 'add-point'

export function PointList({ rows, openKey, onOpen, onChange, onAdd }: PointListProps) {
  return (
    <Panel title="O que ajustar" count={rows.length}>
      {rows.length === 0 && (
        <p className="border-b border-line px-4 py-4 text-ink-2 lg:px-5">
          Nada anotado ainda. Escolha um ponto no desenho ou na lista.
        </p>
      )}
      <ol>
        {rows.map((row, at) => (
          <PointRow
            key={row.key}
            row={row}
            number={at + 1}
            isOpen={row.key === openKey}
            onOpen={() => onOpen(row.key === openKey ? undefined : row.key)}
            onChange={(changed) => onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
            onRemove={() => {
              onChange(rows.filter(({ key }) => key !== row.key))
              document.getElementById(addId)?.focus()
            }}
            onEnter={() => {
              onOpen(undefined)
              document.getElementById(addId)?.focus()
            }}
          />
        ))}
      </ol>
      {rows.length < mostPoints && <AddPoint onAdd={onAdd} />}
    </Panel>
  )
}

/** Every point, also those that the drawing shows, for those who use the keyboard or a screen reader. */
function AddPoint({ onAdd }: { onAdd: (point: FittingPoint) => void }) {
  const [isOpen, setOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) first.current?.focus()
  }, [isOpen])
  return (
    <div className="px-4 py-2 lg:px-5">
      <TextButton
        id={addId}
        aria-expanded={isOpen}
        className="no-underline"
        onClick={() => setOpen((open) => !open)}
      >
        <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Outro ponto
      </TextButton>
      {isOpen && (
        <div role="group" aria-label="Escolher um ponto" className="flex flex-wrap gap-2 pb-2">
          {pointNames.map((point, at) => (
            <button
              key={point}
              ref={at === 0 ? first : undefined}
              type="button"
              className={classes(chipStyle, 'border-line-strong hover:border-wine hover:text-wine')}
              onClick={() => {
                setOpen(false)
                onAdd(point)
              }}
            >
              {fittingPoints[point]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** As on the dress, from head to foot. */
const pointNames = [
  'neckline',
  'leftShoulder',
  'rightShoulder',
  'bust',
  'waist',
  'hip',
  'leftSleeve',
  'rightSleeve',
  'skirt',
  'hem',
  'back',
  'closure',
  'train',
  'other',
] as const satisfies readonly FittingPoint[]
