/**
 * docs/spec-coverage.tsv lists which test covers which statement of the product. This checks that every id it names
 * exists, that every named test exists under that title, and that every statement has one. `--missing <area>` lists the
 * statements of an area that no test covers. The statements S… and D… are those of the first release and do not change;
 * N3-…, N5-… and N7-… are the rules of deposit and parts, of appointments and of the appearance, NS-… what was settled
 * about them.
 */
import { existsSync, readFileSync } from 'node:fs'

interface Statement {
  id: string
  area: string
  text: string
}

const statements = readRows('docs/spec-lines.tsv').map(
  ([id = '', , area = '', text = '']): Statement => ({ id, area, text }),
)
const byId = new Map(statements.map((statement) => [statement.id, statement]))
const proved = new Set<string>()
const problems: string[] = []
const sources = new Map<string, string>()

for (const [ids = '', file = '', title = ''] of readRows('docs/spec-coverage.tsv')) {
  for (const id of ids.split(',').map((part) => part.trim())) {
    if (!byId.has(id)) problems.push(`${id}: no such statement`)
    proved.add(id)
  }
  if (file === '-') {
    if (title === '') problems.push(`${ids}: the replacement is missing`)
    continue
  }
  if (!hasTest(file, title)) problems.push(`${ids}: no test '${title}' in ${file}`)
}

const missingOf = process.argv.indexOf('--missing')
if (missingOf > 0) {
  const area = process.argv[missingOf + 1]
  for (const { id, text } of statements.filter((s) => s.area === area && !proved.has(s.id)))
    console.log(`${id}\t${text}`)
}

console.log(`${proved.size} of ${byId.size} statements covered`)
if (proved.size < byId.size)
  problems.push('every statement needs a test: --missing <area> lists those without')
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function hasTest(file: string, title: string) {
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '')
  const source = sources.get(file) ?? ''
  return [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((literal) =>
    source.includes(literal),
  )
}

function readRows(path: string) {
  const [, ...lines] = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => line.split('\t'))
}
