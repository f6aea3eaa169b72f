/**
 * Files that an administrator's spreadsheet, a mistake or a thief of her session might send. `refused`: no product may
 * change; `any`: a random file, of which only valid products may come.
 */
import { randomBytes } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { type ProductFileColumn, productFileTitles } from '@shop/contract/product-file'
import { dice } from './dice.ts'
import { titles } from './product-files.ts'

export interface HostileProductFile {
  title: string
  file: Buffer
  expected: 'refused' | 'any'
}

type Cells = Partial<Record<ProductFileColumn, string>>

const MEGABYTE = 1024 * 1024
const SEED = 20_261_119
const columns = Object.keys(productFileTitles) as ProductFileColumn[]
const usual: Cells = {
  ...{ name: 'Açucena', description: 'Renda floral.', collection: 'Noivas', priceCents: '6.890,00' },
  ...{ sizes: 'P, M', colors: 'Branco', stockQuantity: '3', featured: 'Não', visible: 'Sim' },
}

/** Without a comment in code: each of these in one cell of an otherwise good row is an error. */
const wrongCells: Partial<Record<ProductFileColumn, readonly string[]>> = {
  priceCents: [
    ...[
      '1e9',
      '1,500.00',
      '1.50',
      '1,500',
      '-1',
      '0',
      '0,00',
      'R$ 0',
      '1e-3',
      'NaN',
      'Infinity',
      '0x10',
      '٣',
    ],
    ...['1.000.000,00', '99999999999999999999', '1,5,0', '1.500.00', 'R$', '=1+1', '1 500,00', '１００', ''],
    ...['constructor', '__proto__', '9'.repeat(400), '1,001', '$10', 'US$ 10', '0,49', '10%', "'10", '10;0'],
  ],
  stockQuantity: [
    ...[
      '-1',
      '1.5',
      '1,5',
      '1e3',
      'abc',
      '99999999999',
      '0x1',
      '',
      '１',
      '+3',
      '=3',
      '1000001',
      'null',
      '3 un',
    ],
  ],
  id: [
    ...[
      '999999',
      'abc',
      '-1',
      '0',
      '1e3',
      '99999999999',
      '1.0',
      '0x1',
      '1 or 1=1',
      '__proto__',
      'constructor',
    ],
    ...['=1', 'null', 'undefined', '９', '2147483648', '../1', '[object Object]'],
  ],
  name: [
    '',
    '   ',
    'x'.repeat(161),
    '😀'.repeat(161),
    'a\u0001b',
    'a\u202Eb',
    'a\u200Bb',
    'a\u001B[31mb',
    'a\u0085b',
  ],
  description: ['', 'x'.repeat(5_001), 'a\u0007b', 'a\uFEFFb', 'x'.repeat(MEGABYTE)],
  collection: [
    '',
    'Festa',
    'noivas',
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(81),
    'Noivas\u200B',
    "' or 1=1",
  ],
  sizes: ['x'.repeat(41), Array.from({ length: 41 }, (_, n) => n).join(','), 'P,\u0000', 'x,'.repeat(1_001)],
  colors: ['x'.repeat(41), Array.from({ length: 41 }, (_, n) => n).join(','), 'a\u202Eb'],
  featured: ['', 'talvez', '1', 'true', 'VERDADEIRO', 'Simm', '__proto__', 'sim não', 'ſim'],
  visible: ['', 'talvez', '0', 'false', 'FALSO', 'Naoo', 'constructor', 'valueOf'],
  stockRead: ['abc', '-1', '3 (contagem -1)', '3 (contagem 1', '99999999999'],
}

/** Odd, but a form accepts them too. */
const oddCells: Cells[] = [
  { name: '=HYPERLINK("https://golpe.example";"Clique")' },
  { name: "'=1+1" },
  { name: '<script>alert(1)</script>' },
  { name: '"><img src=x onerror=alert(1)>', description: '{{constructor.constructor("x")()}}' },
  { name: '${7*7}', description: "'; drop table products; --" },
  { name: '__proto__', description: 'constructor', colors: '__proto__, toString' },
  { name: '👰🏽‍♀️ véu', description: 'שלום עולם' },
  { name: 'a\tb', description: 'linha\r\n\r\nlinha' },
  { sizes: '', colors: '' },
  { sizes: '["P","M"]', colors: '["a, b"]' },
  { stockQuantity: '1000000', priceCents: '999.999,99' },
]

export function hostileProductFiles(count: number, exported: string): HostileProductFile[] {
  const good = fileOf([usual])
  const fixed = [...brokenFiles(good), ...wrongCellFiles(), ...oddCells.map(oddFile)]
  const random = dice(SEED)
  const mutated = Array.from({ length: Math.max(0, count - fixed.length) }, (_, n) => ({
    title: `random changes of an export, ${n + 1}`,
    file: mutatedFile(Buffer.from(exported), random.random),
    expected: 'any' as const,
  }))
  const all = [...fixed, ...mutated]
  // The small run takes some of every kind.
  return count >= all.length ? all : all.filter((_, n) => n % Math.ceil(all.length / count) === 0)
}

function wrongCellFiles(): HostileProductFile[] {
  return Object.entries(wrongCells).flatMap(([column, texts]) =>
    texts.map((text) => ({
      title: `${column}: ${JSON.stringify(text.slice(0, 40))}`,
      // The good row before it must not be imported either.
      file: fileOf([usual, { ...usual, [column]: text }]),
      expected: 'refused' as const,
    })),
  )
}

function oddFile(cells: Cells): HostileProductFile {
  return {
    title: `odd: ${JSON.stringify(cells).slice(0, 60)}`,
    file: fileOf([{ ...usual, ...cells }]),
    expected: 'any',
  }
}

function brokenFiles(good: Buffer): HostileProductFile[] {
  const text = good.toString()
  const row = text.split('\r\n')[1] ?? ''
  const withTitles = (...rows: string[]) => Buffer.from([titles, ...rows].join('\r\n'))
  const files: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    'only a mark': Buffer.from('\uFEFF'),
    'only titles': Buffer.from(`${titles}\r\n`),
    'only line breaks': Buffer.alloc(MEGABYTE, '\n'),
    'only quotes': Buffer.alloc(MEGABYTE, '"'),
    'an odd number of quotes': Buffer.alloc(MEGABYTE + 1, '"'),
    'five million commas': Buffer.alloc(5_000_000, ','),
    'titles, and millions of semicolons': withTitles(';'.repeat(4_000_000)),
    'titles, and a million line breaks and one cell': withTitles('\n'.repeat(MEGABYTE), 'a'),
    'a line of one megabyte': withTitles('x'.repeat(MEGABYTE)),
    'a line of 4.9 megabytes': withTitles('x'.repeat(4.8 * MEGABYTE)),
    'a title of one megabyte': Buffer.from(`${'x'.repeat(MEGABYTE)};${text}`),
    'more than five megabytes': withTitles(...Array.from({ length: 60_000 }, () => row)),
    '20,000 rows': withTitles(...Array.from({ length: 20_000 }, () => ';a;b')),
    '20,000 good rows': withTitles(...Array.from({ length: 20_000 }, () => row)),
    'quotes that never close': withTitles(row.replace('Açucena', '"Açucena')),
    'quotes inside a cell': withTitles(row.replace('Açucena', 'Açu"cena')),
    'text after quotes': withTitles(row.replace('Açucena', '"Açu"cena')),
    'quotes that never close, after good rows': withTitles(row, row, `"${row}`),
    'one cell fewer': withTitles(row, row.replace(';', '')),
    'one cell more': withTitles(row, `${row};`),
    'one word': Buffer.from('oi'),
    'the titles twice': withTitles(titles, row),
    'a column twice': Buffer.from(text.replace('Cores', 'Tamanhos')),
    'a column that does not exist': Buffer.from(text.replace('Cores', '__proto__')),
    'a column without a title': Buffer.from(text.replace('Cores', '')),
    'a column named constructor': Buffer.from(text.replace('Cores', 'constructor')),
    'without titles': Buffer.from(`${row}\r\n`),
    JSON: Buffer.from('[{"Nome":"Açucena","__proto__":{"admin":true}}]'),
    XML: Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    HTML: Buffer.from('<table><tr><td>Nome</td></tr></table>'),
    'UTF-16, little endian': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16 without a mark': Buffer.from(text, 'utf16le'),
    'UTF-16, big endian': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'UTF-8 twice': Buffer.from(good.toString('latin1')),
    'broken UTF-8': Buffer.concat([good, Buffer.from([0xc3, 0x28, 0xff])]),
    'a lone surrogate': Buffer.concat([good, Buffer.from([0xed, 0xa0, 0x80])]),
    'NUL in a cell': Buffer.from(text.replace('Açucena', 'Açu\0cena')),
    'NUL at the end': Buffer.concat([good, Buffer.alloc(1)]),
    'an xlsx': Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(good)]),
    'an xls': Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), randomBytes(4_000)]),
    gzip: gzipSync(good),
    'a gzip bomb': gzipSync(Buffer.alloc(50 * MEGABYTE)),
    'a PDF': Buffer.from('%PDF-1.7\n%âãÏÓ'),
    'a PNG': Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), randomBytes(2_000)]),
    'a program': Buffer.concat([Buffer.from('\x7fELF'), randomBytes(2_000)]),
    'the same id twice': fileOf([
      { ...usual, id: '1' },
      { ...usual, id: '1' },
    ]),
    'four featured products': fileOf(Array.from({ length: 4 }, () => ({ ...usual, featured: 'Sim' }))),
    'featured and hidden': fileOf([{ ...usual, featured: 'Sim', visible: 'Não' }]),
    'another separator in the rows': withTitles(row.replaceAll(';', ',')),
    'shell commands': withTitles("=cmd|' /C calc'!A0;;;;;;;;;;"),
  }
  const bytes = Array.from(
    { length: 30 },
    (_, n) => [`random bytes, ${n + 1}`, randomBytes(50 + n * 400)] as const,
  )
  const cut = Array.from({ length: 20 }, (_, n) => {
    const end = titles.length + 4 + Math.floor(((good.length - titles.length - 8) * n) / 20)
    return [`cut at ${end} bytes`, good.subarray(0, end)] as const
  })
  return [...Object.entries(files), ...bytes, ...cut].map(([title, file]) => ({
    title,
    file,
    expected: 'refused',
  }))
}

function fileOf(rows: readonly Cells[]): Buffer {
  const lines = rows.map((cells) => columns.map((column) => quoted(cells[column] ?? '')).join(';'))
  return Buffer.from(`\uFEFF${[titles, ...lines].join('\r\n')}\r\n`)
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const insertions = [
  '"',
  ';',
  ',',
  '\r\n',
  '\t',
  '\0',
  '=',
  "'",
  '-',
  '9',
  '.',
  '\xff',
  '\xc3',
  'Sim',
  '(contagem 7)',
  '😀',
]

/** One to ten bytes or insertions changed, doubled or removed, anywhere after the titles and sometimes in them. */
function mutatedFile(file: Buffer, random: () => number): Buffer {
  const at = (length: number) => Math.floor(random() * length)
  let changed = file
  for (let left = 1 + at(10); left > 0; left--) {
    const position = random() < 0.1 ? at(changed.length) : Math.min(changed.length, 130 + at(changed.length))
    const [before, after] = [changed.subarray(0, position), changed.subarray(position)]
    const inserted = Buffer.from(insertions[at(insertions.length)] ?? '', random() < 0.5 ? 'utf8' : 'latin1')
    const kind = at(4)
    if (kind === 0) changed = Buffer.concat([before, inserted, after])
    else if (kind === 1) changed = Buffer.concat([before, after.subarray(1 + at(20))])
    else if (kind === 2) changed = Buffer.concat([before, inserted, after.subarray(inserted.length)])
    else changed = Buffer.concat([before, after.subarray(0, at(200)), after])
  }
  return changed
}
