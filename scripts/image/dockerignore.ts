import { matchesGlob } from 'node:path'

/** Whether a file is kept from the engine by a .dockerignore: the last line that fits decides, and `!` lets through. */
export function isIgnored(file: string, lines: readonly string[]): boolean {
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reduce((ignored, line) => {
      const letsThrough = line.startsWith('!')
      const pattern = letsThrough ? line.slice(1) : line
      return matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`) ? !letsThrough : ignored
    }, false)
}
