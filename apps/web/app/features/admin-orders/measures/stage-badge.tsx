import type { ItemMeasures } from '@shop/contract/item-measures'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import type { ComponentProps } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { Badge } from '~/ui/badge.tsx'
import { formatDays, type Stage, stageOf } from './measured-line.ts'

type Tone = ComponentProps<typeof Badge>['tone']

const tones: Record<Stage['kind'], NonNullable<Tone>> = {
  locked: 'ok',
  sent: 'warning',
  open: 'neutral',
  waiting: 'info',
  late: 'error',
}

export function StageBadge({ measures }: { measures: ItemMeasures }) {
  const stage = stageOf(measures, useNow())
  const Icon = stage.kind === 'locked' ? Lock : Clock
  return (
    <Badge tone={tones[stage.kind]} className="gap-1.5!">
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.7} />
      {stageText(stage)}
    </Badge>
  )
}

function stageText(stage: Stage): string {
  switch (stage.kind) {
    case 'locked':
      return `Travada em ${stage.on}`
    case 'sent':
      return 'Por conferir'
    case 'open':
      return 'Ainda sem medidas'
    case 'waiting':
      return `Esperando até ${stage.until.slice(0, 5)}`
    case 'late':
      return `Atrasada há ${formatDays(stage.days)}`
  }
}
