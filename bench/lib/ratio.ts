import { type Load, measure, type Sample } from './wrk.ts'

export interface Contender {
  name: string
  url: string
  pid: number
}

export interface Comparison {
  ratio: number
  subject: Sample
  bare: Sample
}

/**
 * The speed of a shared machine varies, so the two alternate and the medians are compared: what slows one run slows the
 * next one too.
 */
export async function compare(
  subject: Contender,
  bare: Contender,
  load: Load,
  rounds = 5,
): Promise<Comparison> {
  const runs: Record<'subject' | 'bare', Sample[]> = { subject: [], bare: [] }
  await measure(subject.url, subject.pid, { ...load, seconds: 1 })
  await measure(bare.url, bare.pid, { ...load, seconds: 1 })
  for (let round = 0; round < rounds; round++) {
    runs.bare.push(await measure(bare.url, bare.pid, load))
    runs.subject.push(await measure(subject.url, subject.pid, load))
  }
  const result = { subject: medianSample(runs.subject), bare: medianSample(runs.bare) }
  const ratio = result.subject.requestsPerSecond / result.bare.requestsPerSecond
  for (const [name, sample] of [
    [subject.name, result.subject],
    [bare.name, result.bare],
  ] as const) {
    console.log(
      `  ${name.padEnd(24)} ${sample.requestsPerSecond.toFixed(0).padStart(7)} req/s` +
        `  p50 ${sample.p50Ms.toFixed(2)} ms  p99 ${sample.p99Ms.toFixed(2)} ms` +
        `  CPU ${(sample.cpuMsPerRequest * 1000).toFixed(0)} µs/request  failed ${sample.failed}`,
    )
  }
  console.log(`  ratio ${ratio.toFixed(2)} (median of ${rounds} alternating runs of ${load.seconds} s)`)
  return { ratio, ...result }
}

function medianSample(samples: Sample[]): Sample {
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick))
  return {
    requestsPerSecond: of((s) => s.requestsPerSecond),
    p50Ms: of((s) => s.p50Ms),
    p99Ms: of((s) => s.p99Ms),
    failed: samples.reduce((sum, s) => sum + s.failed, 0),
    cpuMsPerRequest: of((s) => s.cpuMsPerRequest),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
