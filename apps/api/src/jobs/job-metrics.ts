import { Counter, Histogram, type Registry } from 'prom-client'

export type JobMetrics = ReturnType<typeof measureJobs>

export function measureJobs(registry: Registry) {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time one try of a job took',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  const deadLetters = new Counter({
    name: 'dead_letters_total',
    help: 'Jobs given up for a person to look at; any is worth an alarm',
    labelNames: ['job'],
    registers: [registry],
  })
  return {
    started(job: string) {
      const stop = duration.startTimer({ job })
      return (outcome: 'done' | 'retried' | 'failed' | 'dead') => {
        stop({ outcome })
        if (outcome === 'dead') deadLetters.inc({ job })
      }
    },
    deadLettered: (job: string) => deadLetters.inc({ job }),
  }
}
