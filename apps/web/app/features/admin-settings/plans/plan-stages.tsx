import { formatHours } from '@shop/contract/typed-hours'
import { FieldError } from '~/ui/field.tsx'
import { PlanStage, type Stage, stageColumns } from './plan-stage.tsx'
import { type PlanDraft, type PlanProblems, withStage } from './plan-values.ts'
import { useStageOrder } from './use-stage-order.ts'

interface PlanStagesProps {
  stages: readonly Stage[]
  draft: PlanDraft
  problems: PlanProblems
  /** Whether it was sent: what is missing is marked then. */
  tried: boolean
  totals: { days: number; minutes: number }
  onChange: (draft: PlanDraft) => void
}

/** All stages of the atelier, in its order; the plan has those with days or hours. */
export function PlanStages({ stages, draft, problems, tried, totals, onChange }: PlanStagesProps) {
  const { move, announced } = useStageOrder(stages)
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">Etapas</legend>
      <p className="text-13 leading-[1.45] text-ink-2">
        Deixe em branco a etapa que este modelo não tem. As setas mudam a ordem em todos os modelos.
      </p>
      <div
        aria-hidden="true"
        className={`${stageColumns} mt-3 hidden items-end border-b border-line-strong pb-2 text-13 leading-[1.3] text-ink-2 lg:grid`}
      >
        <span>Etapa</span>
        <span>Tipo</span>
        <span className="text-right">
          Dias úteis
          <br />
          corridos
        </span>
        <span className="text-right">
          Horas de
          <br />
          bancada
        </span>
      </div>
      <ol aria-label="Etapas">
        {stages.map((stage, index) => (
          <PlanStage
            key={stage.id}
            stage={stage}
            draft={draft}
            problem={problems.stages[stage.id] ?? {}}
            isFirst={index === 0}
            isLast={index === stages.length - 1}
            onChange={(values) => onChange(withStage(draft, stage.id, values))}
            onMove={(step) => void move(index, index + step)}
          />
        ))}
      </ol>
      <p
        className={`${stageColumns} flex flex-wrap justify-between gap-x-6 pt-3 font-semibold tabular-nums lg:grid`}
      >
        <span className="lg:col-span-2">Total</span>
        <span className="text-right">
          {totals.days}
          <span className="lg:sr-only"> dias úteis</span>
        </span>
        <span className="text-right">{formatHours(totals.minutes)} h</span>
      </p>
      {tried && problems.whole && <FieldError id="plan-stages-error">{problems.whole}</FieldError>}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </fieldset>
  )
}
