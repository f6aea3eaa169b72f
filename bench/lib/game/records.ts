/** The recorded results of each action in each phase of the game hour. */

import type { ActionResult } from './actions.ts'
import { type KindName, kinds } from './actions.ts'
import type { Fault } from './faults.ts'

export type Outcome = 'works' | 'rejected' | 'late' | 'unavailable' | 'bad'

export interface Seen {
  outcome: Outcome
  ms: number
}

export interface Phase {
  /** Undefined while nothing fails. */
  fault: Fault | undefined
  seen: Map<KindName, Seen[]>
  /** Of a phase without a fault: when it began, and when a visit last failed. */
  beganAt: number
  lastTroubleAt: number
}

export class Records {
  readonly phases: Phase[] = []
  /** Descriptions of what went wrong. */
  readonly wrong: string[] = []

  begin(fault?: Fault): Phase {
    const now = performance.now()
    const phase: Phase = { fault, seen: new Map(), beganAt: now, lastTroubleAt: now }
    this.phases.push(phase)
    return phase
  }

  get current(): Phase {
    return this.phases.at(-1) ?? this.begin()
  }

  /** A visit counts for the fault that was active at its start or began while it was running. */
  note(kind: KindName, began: { at: number; phase: Phase }, result: ActionResult) {
    const phase = began.phase.fault ? began.phase : this.current
    const ms = performance.now() - began.at
    const outcome = outcomeOf(kind, result, ms, phase)
    const seen = phase.seen.get(kind) ?? []
    seen.push({ outcome, ms })
    phase.seen.set(kind, seen)
    if (outcome !== 'works' && outcome !== 'late') {
      phase.lastTroubleAt = Math.max(phase.lastTroubleAt, began.at)
    }
    if (outcome === 'bad') {
      const { part, how } = phase.fault ?? { part: 'nothing', how: 'wrong' }
      this.wrong.push(
        `${part} ${how}: ${kinds[kind].title}: ${result.status} after ${(ms / 1000).toFixed(1)} s`,
      )
    }
  }
}

function outcomeOf(
  kind: KindName,
  { status, politely, late }: ActionResult,
  ms: number,
  { fault }: Phase,
): Outcome {
  if (status === 0 && fault?.closesTheShop) return 'unavailable'
  if (ms > limitOf(kind, fault)) return 'bad'
  if (late) return 'late'
  if (status >= 200 && status < 300) return 'works'
  // 409: the same purchase is still being processed.
  if (politely && (status === 503 || status === 429 || status === 409)) return 'rejected'
  return 'bad'
}

/** A shop that has just started has an empty page cache. */
function limitOf(kind: KindName, fault: Fault | undefined): number {
  return kinds[kind === 'existingPages' && fault?.closesTheShop ? 'search' : kind].limitMs
}
