import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Linux counts a process's time in ticks of a hundredth of a second. */
const TICK_MS = 10

export interface Load {
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** A Lua script, for requests that are not all the same. */
  script?: string
}

export interface Sample {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
  /** of the server's process alone */
  cpuMsPerRequest: number
}

/** One run of wrk against a server whose process is measured too. */
export async function measure(
  url: string,
  pid: number,
  { seconds, connections, headers = {}, script }: Load,
): Promise<Sample> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = cpuMs(pid)
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...flags,
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ])
  const cpu = cpuMs(pid) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50Ms: milliseconds(/50%\s+(\S+)/.exec(stdout)?.[1]),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1]),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) + socketErrors(stdout),
    cpuMsPerRequest: requests > 0 ? cpu / requests : 0,
  }
}

/** The CPU time that a process has used so far. */
export function cpuMs(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold blanks; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function socketErrors(report: string) {
  const [, ...counts] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? []
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

function milliseconds(text = '0ms') {
  const value = Number.parseFloat(text)
  if (text.endsWith('us')) return value / 1000
  return text.endsWith('ms') ? value : value * 1000
}
