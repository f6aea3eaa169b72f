/** Formats the resiliency matrix as it is in docs/operations.md. */
import { percentile } from '../statistics.ts'
import { type KindName, kindNames, kinds } from './actions.ts'
import type { Outcome, Phase, Seen } from './records.ts'

const labels: Record<Exclude<Outcome, 'works'>, string> = {
  rejected: 'rejected',
  late: 'later',
  unavailable: 'no response',
  bad: '**WRONG**',
}

/** `calm` is the time before anything failed; each fault is followed by its recovery. */
export function matrix(calm: Phase, faults: readonly { during: Phase; after: Phase }[]): string {
  const head = ['Part', 'How', ...kindNames.map((name) => kinds[name].title), 'Recovered after']
  const rows = [
    head,
    head.map(() => '---'),
    ['—', 'no fault', ...kindNames.map((name) => cell(calm, calm, name)), ''],
    ...faults.map(({ during, after }) => [
      during.fault?.part ?? '',
      during.fault?.how ?? '',
      ...kindNames.map((name) => cell(during, calm, name)),
      `${recoveredAfter(after).toFixed(1)} s`,
    ]),
  ]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Seconds from the end of a fault to the last visit that failed. */
export function recoveredAfter({ beganAt, lastTroubleAt }: Phase): number {
  return (lastTroubleAt - beganAt) / 1000
}

function cell({ seen }: Phase, calm: Phase, name: KindName): string {
  const all = seen.get(name) ?? []
  if (all.length === 0) return ''
  const of = (outcome: Outcome) => all.filter((one) => one.outcome === outcome)
  const others = (Object.keys(labels) as (keyof typeof labels)[]).filter((outcome) => of(outcome).length > 0)
  const works = of('works')
  const share = (part: readonly Seen[]) =>
    part.length === all.length ? '' : ` ${Math.round((part.length / all.length) * 100)} %`
  const texts = others.map((outcome) => `${labels[outcome]}${share(of(outcome))}, ${time(of(outcome))}`)
  if (works.length > 0)
    texts.unshift(`${pace(works, calm.seen.get(name) ?? [])}${share(works)}, ${time(works)}`)
  return texts.join('; ')
}

function pace(works: readonly Seen[], calm: readonly Seen[]): string {
  const usual = p95(calm)
  return p95(works) > Math.max(usual * 2, usual + 150) ? 'slower' : 'works'
}

function time(seen: readonly Seen[]): string {
  const ms = p95(seen)
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

function p95(seen: readonly Seen[]): number {
  return percentile(
    seen.map(({ ms }) => ms),
    0.95,
  )
}
