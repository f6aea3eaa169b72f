import { matchesGlob } from 'node:path'

/** Whether a .dockerignore excludes a file: the last matching line decides, and `!` includes the file again. */
export function isIgnored(file: string, lines: readonly string[]): boolean {
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reduce((ignored, line) => {
      const letsThrough = line.startsWith('!')
      const pattern = letsThrough ? line.slice(1) : line
      return matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`) ? !letsThrough : ignored
    }, false)
}
