/**
 * Writes the table types from a database created by the migrations alone, so that they never depend on a developer's
 * own database. With --verify it only compares.
 */
import { execFileSync } from 'node:child_process'
import { migrate } from '@shop/api/db/migrate'
import { withScratchDatabase } from '@shop/test-kit/scratch-database'

const root = new URL('..', import.meta.url)
const target = 'apps/api/src/db/tables.gen.ts'
const verify = process.argv.includes('--verify')

await withScratchDatabase(async (url) => {
  await migrate(url)
  execFileSync(
    process.execPath,
    [
      new URL('node_modules/kysely-codegen/dist/cli/bin.js', root).pathname,
      ...['--dialect', 'postgres', '--url', url, '--out-file', target],
      ...[
        '--include-pattern',
        'public.*',
        '--camel-case',
        '--numeric-parser',
        'number',
        '--date-parser',
        'string',
      ],
      ...['--type-mapping', JSON.stringify({ int8: 'number', inet: 'string', tsvector: 'string' })],
      ...(verify ? ['--verify'] : []),
    ],
    { cwd: root, stdio: 'inherit' },
  )
})
console.log(verify ? `${target} is up to date.` : `Wrote ${target}.`)
