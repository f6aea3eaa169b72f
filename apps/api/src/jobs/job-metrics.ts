import { Counter, Histogram, type Registry } from 'prom-client'

export type JobMetrics = ReturnType<typeof measureJobs>

export function measureJobs(registry: Registry) {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of one attempt of a job',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  const deadLetters = new Counter({
    name: 'dead_letters_total',
    help: 'Jobs that became dead letters; alert on any increase',
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
