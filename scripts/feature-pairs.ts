/** Pairs of API features that import each other: both sides of such a pair have to be read to understand one. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FEATURES = 'apps/api/src/features/'

export function mutualFeatures(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
) {
  const imports = new Set<string>()
  for (const file of files) {
    for (const [, specifier = ''] of read(file).matchAll(/from '(\.[^']+)'/g)) {
      const [from, to] = [featureOf(file), featureOf(join(dirname(file), specifier))]
      if (from && to && from !== to) imports.add(`${from} ${to}`)
    }
  }
  return [...imports].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ')
    return from < to && imports.has(`${to} ${from}`)
  })
}

export function featureFiles() {
  return globSync(`${FEATURES}**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
}

function featureOf(path: string) {
  return path.startsWith(FEATURES) ? path.slice(FEATURES.length).split('/')[0] : undefined
}
