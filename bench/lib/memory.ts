/** The memory of a process, as the kernel counts it. */
import { readFile, writeFile } from 'node:fs/promises'

export async function megabytesOf(pid: number, result: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`${result}:\\s+(\\d+) kB`).exec(status)?.[1]
  // A process that has just ended reports none.
  return Number(kilobytes ?? 0) / 1024
}

/** Resets the kernel's record of the peak memory. */
export const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5')
