/** Problems that the operator has to look at: an error in the log and a metric for alerts. */
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'

const counters = new WeakMap<Registry, Counter>()

/** Registered at start, so that the metric exists before the first alarm. */
export function countAlarms(metrics: Registry): Counter {
  const metric =
    counters.get(metrics) ??
    new Counter({
      name: 'alarms_total',
      help: 'Problems that an operator has to look at; alert on any increase',
      labelNames: ['kind'],
      registers: [metrics],
    })
  counters.set(metrics, metric)
  return metric
}

export function raiseAlarm(
  { log, metrics }: { log: Logger; metrics: Registry },
  kind: string,
  facts: Readonly<Record<string, unknown>> = {},
) {
  countAlarms(metrics).inc({ kind })
  log.error({ alarm: kind, ...facts }, 'an operator has to look at this')
}
