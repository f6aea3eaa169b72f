/** A production plan as it is typed. */
import type { ProductionPlan, SavedPlan } from '@shop/contract/production-plans'
import { formatHours, hoursExample, parseTypedHours } from '@shop/contract/typed-hours'

interface StageDraft {
  days: string
  hours: string
}

export interface PlanDraft {
  name: string
  /** By the id of the stage; one without days and hours is not part of the plan. */
  stages: Readonly<Record<number, StageDraft>>
}

export const NAME_MAX = 60
const MOST_DAYS = 250
const MOST_MINUTES = 60_000
const empty: StageDraft = { days: '', hours: '' }

export function draftOf(plan?: Pick<ProductionPlan, 'name' | 'stages'>): PlanDraft {
  const stages = (plan?.stages ?? []).map(({ stageId, days, minutes }): [number, StageDraft] => [
    stageId,
    { days: String(days), hours: formatHours(minutes) },
  ])
  return { name: plan?.name ?? '', stages: Object.fromEntries(stages) }
}

export function stageOf({ stages }: PlanDraft, stageId: number): StageDraft {
  return stages[stageId] ?? empty
}

export function withStage(draft: PlanDraft, stageId: number, values: Partial<StageDraft>): PlanDraft {
  return { ...draft, stages: { ...draft.stages, [stageId]: { ...stageOf(draft, stageId), ...values } } }
}

export interface PlanProblems {
  name?: string | undefined
  /** By the id of the stage. */
  stages: Readonly<Record<number, Partial<StageDraft>>>
  /** Of the stages as a whole. */
  whole?: string | undefined
}

interface ReadPlan {
  /** Undefined while something is wrong. */
  saved: SavedPlan | undefined
  problems: PlanProblems
  days: number
  minutes: number
}

export function readPlan(draft: PlanDraft, stageIds: readonly number[]): ReadPlan {
  const rows = stageIds.map((stageId) => readStage(stageId, stageOf(draft, stageId)))
  const parts = rows.flatMap(({ part }) => (part ? [part] : []))
  const [days, minutes] = [sum(parts.map((part) => part.days)), sum(parts.map((part) => part.minutes))]
  const wrong = rows.filter(({ problem }) => problem.days !== undefined || problem.hours !== undefined)
  const problems: PlanProblems = {
    name: draft.name.trim() === '' ? 'Dê um nome ao modelo.' : undefined,
    stages: Object.fromEntries(wrong.map(({ stageId, problem }) => [stageId, problem])),
    whole:
      wrong.length === 0 && days + minutes === 0 ? 'Informe dias ou horas em ao menos uma etapa.' : undefined,
  }
  const isRight = problems.name === undefined && wrong.length === 0 && problems.whole === undefined
  return { saved: isRight ? { name: draft.name.trim(), stages: parts } : undefined, problems, days, minutes }
}

function readStage(stageId: number, { days: daysText, hours }: StageDraft) {
  const isEmpty = daysText.trim() === '' && hours.trim() === ''
  const days = /^\s*\d{0,3}\s*$/.test(daysText) ? Number(daysText) : undefined
  const minutes = hours.trim() === '' ? 0 : parseTypedHours(hours)
  const problem: Partial<StageDraft> = {
    ...((days === undefined || days > MOST_DAYS) && { days: `Digite um número de 0 a ${MOST_DAYS}.` }),
    ...(minutes === undefined && { hours: hoursExample }),
    ...(minutes !== undefined && minutes > MOST_MINUTES && { hours: 'No máximo 1000 horas.' }),
  }
  const isWrong = Object.keys(problem).length > 0
  const part =
    isEmpty || isWrong || days === undefined || minutes === undefined ? undefined : { stageId, days, minutes }
  return { stageId, problem, part }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** '25 dias', '1 dia'. */
export function daysText(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`
}

/** '9 peças', '1 peça', 'nenhuma peça'. */
export function productsText(products: number): string {
  if (products === 0) return 'nenhuma peça'
  return products === 1 ? '1 peça' : `${products} peças`
}
