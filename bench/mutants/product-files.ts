import { api, feature, type Mutant } from './mutant.ts'

const importing = feature('products/product-import.test.ts')
const checking = feature('products/product-file-check.test.ts')

/** A file of products changes what its check showed, and nothing else. */
export const productFileMutants: Mutant[] = [
  {
    name: 'a file is not imported over products that changed since its check',
    file: feature('products/product-file-import.service.ts'),
    text: 'planned.fingerprint !== fingerprint',
    instead: "fingerprint === ''",
    tests: [importing],
  },
  {
    name: 'a file with a wrong line is not imported',
    file: feature('products/product-file-import.service.ts'),
    text: '    rejectErrors(found)\n',
    instead: '',
    tests: [importing],
  },
  {
    name: 'two imports of the same new products add them once',
    file: feature('products/product-file-import.service.ts'),
    text: '!(await queries.lockImports(tx))',
    instead: 'tx === undefined',
    tests: [importing],
  },
  {
    name: 'an import that is sent again adds nothing',
    file: feature('products/product-file-check.service.ts'),
    text: "if (lines.some(({ kind }) => kind === 'create')) hash.update(String(newestId))",
    instead: "if (newestId < 0) hash.update('')",
    tests: [importing],
  },
  {
    name: 'an import does not undo the sales since the export',
    file: feature('products/product-file-stock.ts'),
    text: 'const exported = read ?? {',
    instead: 'const exported = {',
    tests: [importing],
  },
  {
    name: 'the same file does not add the same units twice',
    file: feature('products/product-file-stock.ts'),
    text: 'exported.counts !== stockCounts',
    instead: 'exported.counts < 0',
    tests: [importing],
  },
  {
    name: 'a price of an import is not read in the American way',
    file: feature('products/product-file-columns.ts'),
    text: 'productFileCells[field].safeParse(text)',
    instead: "productFileCells[field].safeParse(text.replace(',', ''))",
    tests: [checking],
  },
  {
    name: 'an import cannot feature a hidden product',
    file: feature('products/product-file-plan.ts'),
    text: 'if (featured && !visible)',
    instead: 'if (featured && visible === undefined)',
    tests: [checking, importing],
  },
  {
    name: 'text that an export made harmless is read as it was',
    file: api('lib/csv.ts'),
    text: 'text.startsWith("\'") && FORMULA.test(rest) ? rest : text',
    instead: "rest === '' ? rest : text",
    tests: [api('lib/csv-records.test.ts')],
  },
]
