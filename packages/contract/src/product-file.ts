/** All products as a file that a spreadsheet opens: its columns, what a cell may contain, and the calls. */
import { chargeCents } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { productFormFields } from './products.ts'
import { typedMoney } from './typed-money.ts'
import { z } from './zod.ts'

export const productFileLimits = { bytes: 5 * 1024 * 1024, rows: 10_000, listedLines: 200 } as const

/** In the order of the export. */
export const productFileTitles = {
  id: 'Código',
  name: 'Nome',
  description: 'Descrição',
  collection: 'Coleção',
  priceCents: 'Preço',
  sizes: 'Tamanhos',
  colors: 'Cores',
  stockQuantity: 'Estoque',
  featured: 'Destaque',
  visible: 'Na loja',
  /**
   * The stock when the file was written, as `stockRead` of the form: only the difference counts, so that what was sold
   * since is not undone. A file may leave it out.
   */
  stockRead: 'Estoque na exportação',
} as const

export type ProductFileColumn = keyof typeof productFileTitles

const yesNo = z.codec(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(sim|s|não|nao|n)$/),
  z.boolean(),
  { decode: (text) => text.startsWith('s'), encode: (value) => (value ? 'Sim' : 'Não') },
)

const trimmed = z.string().trim()

/** What the cells of a row must contain: the rules of the form, with a price as it is typed in Brazil, and not zero. */
export const productFileCells = {
  name: productFormFields.name,
  description: productFormFields.description,
  collection: productFormFields.collection,
  priceCents: typedMoney.pipe(z.int().min(chargeCents.min)),
  sizes: productFormFields.sizes.unwrap(),
  colors: productFormFields.colors.unwrap(),
  stockQuantity: trimmed.pipe(productFormFields.stockQuantity),
  featured: yesNo,
  visible: yesNo,
}

export type ProductFileField = keyof typeof productFileCells

const fileLine = z.object({
  /** The row in a spreadsheet; the titles are row 1. */
  line: z.int(),
  kind: z.enum(['create', 'change', 'error']),
  /** Missing for a new product. */
  id: z.int().optional(),
  name: z.string(),
  changes: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
  errors: z.array(z.string()),
  /** Nothing is wrong, but it may not be meant. */
  warning: z.string().optional(),
})

const fileCheck = z.object({
  /** Of the file and of what it would change: sent back with the import. */
  fingerprint: z.string(),
  counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() }),
  /** Wrong lines first; at most `productFileLimits.listedLines`. */
  lines: z.array(fileLine),
})

export const productFile = {
  exportCsv: {
    method: 'GET',
    path: '/api/products/export',
    access: 'admin',
    summary: 'All products as CSV, which can be changed in a spreadsheet and imported',
    produces: 'text/csv',
    response: z.string(),
  },
  check: {
    method: 'POST',
    path: '/api/products/import/check',
    access: 'admin',
    summary: 'What importing the CSV file in the body would change; writes nothing',
    raw: true,
    response: fileCheck,
  },
  import: {
    method: 'POST',
    path: '/api/products/import',
    access: 'admin',
    summary: 'Import the CSV file in the body as it was checked: all of it or nothing',
    raw: true,
    query: z.object({ fingerprint: z.string().regex(/^[\w-]{43}$/) }),
    response: z.object({ created: z.int(), changed: z.int(), unchanged: z.int() }),
  },
} as const satisfies Record<string, Endpoint>

export type ProductFileCheck = z.output<typeof fileCheck>
export type ProductFileLine = z.output<typeof fileLine>
export type ProductImportResult = z.output<(typeof productFile)['import']['response']>
