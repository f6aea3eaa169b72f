import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The name of the demo's first atelier, its domain and the words that the name is made of. */
const NAMES = ['alva', 'maio', 'alvademaio']

/** A shop is data: another atelier opens without a change of the code. */
test('no file of the apps contains the name of an atelier', () => {
  const search = ['grep', '-I', '-n', '-i', '-w', '--untracked', ...NAMES.flatMap((name) => ['-e', name])]
  const { status, stdout } = spawnSync('git', [...search, '--', 'apps'], { encoding: 'utf8' })
  expect(stdout).toBe('')
  // Of a search that found nothing; a failed one has another.
  expect(status).toBe(1)
})
