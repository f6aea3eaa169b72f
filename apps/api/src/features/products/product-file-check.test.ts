/** The export, and the check of a file before it is imported. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productFile } from '@shop/contract/product-file'
import { products } from '@shop/contract/products'
import { seedDemo } from '@shop/demo/seed'
import { aCategory, aProduct, aUser, aVariedProduct } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aProductFile,
  type FileRow,
  type ProductFileAdmin,
  testProductFile,
} from '../../testing/product-file.ts'

let shop: ProductFileAdmin
let categoryId: number
beforeAll(async () => {
  shop = await testProductFile()
  categoryId = (await aCategory(shop.api.db, { name: 'Noivas' })).id
  await aCategory(shop.api.db, { name: 'Madrinhas' })
})
afterAll(() => shop.api.close())

const given = (values: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.api.db, {
    ...{ name: 'Açucena', description: 'Renda floral.', categoryId, priceCents: 689_000 },
    ...{ sizes: ['P', 'M'], colors: ['Branco'], stockAvailable: 3 },
    ...values,
  })

/** The sentences about the only wrong line. */
async function errorsOf(row: FileRow) {
  const { counts, lines } = await shop.checked(aProductFile(row))
  expect(counts.wrong).toBe(1)
  return lines[0]?.errors
}

test('the export has every product with its titles, for a spreadsheet in Brazil', async () => {
  const { id } = await given({ name: '=Açucena', description: 'Renda;\n"floral".', hidden: true })
  const csv = await shop.exported()
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFF"Código";"Nome";"Descrição";"Coleção";"Preço";"Tamanhos";"Cores";"Estoque";"Destaque";"Na loja";"Estoque na exportação"',
  )
  expect(csv).toContain(
    `${id};"'=Açucena";"Renda;\n""floral"".";"Noivas";"6.890,00";"P, M";"Branco";3;"Não";"Não";"3 (contagem 1)"\r\n`,
  )
})

test('an export that is imported unchanged changes nothing, whatever the products contain', async () => {
  await given({ name: "'=x", description: '  ', priceCents: 0, sizes: [], colors: ['Azul, claro'] })
  await given({ name: "''+1", description: 'a\r\nb\u200Bc' })
  await shop.api.admin
    .insertInto('products')
    .values({ name: 'x'.repeat(300), description: '', priceCents: 1, categoryId })
    .execute()
  const csv = await shop.exported()
  const { counts, lines } = await shop.checked(csv)
  expect(lines).toEqual([])
  expect(counts).toEqual({ created: 0, changed: 0, wrong: 0, unchanged: 4 })
  const again = await shop.checked(csv.replaceAll('\r\n', '\n'))
  expect(again.counts).toEqual(counts)
})

test('the demo catalogue goes out and in without a change', async () => {
  const demo = await testProductFile()
  const uploadsDir = await mkdtemp(join(tmpdir(), 'demo-'))
  await seedDemo(demo.api.db, { uploadsDir })
  const { counts, lines } = await demo.checked(await demo.exported())
  expect(lines).toEqual([])
  expect(counts).toMatchObject({ created: 0, changed: 0, wrong: 0 })
  expect(counts.unchanged).toBeGreaterThan(10)
  await demo.api.close()
  await rm(uploadsDir, { recursive: true })
})

test('a line says each field that it changes, from what to what', async () => {
  const { id } = await given()
  const { counts, lines } = await shop.checked(
    aProductFile(
      {
        id,
        name: 'Begônia',
        priceCents: '5000',
        stockQuantity: 5,
        visible: 'não',
        colors: 'Branco,Off-White',
      },
      { name: 'Camélia' },
    ),
  )
  expect(counts).toEqual({ created: 1, changed: 1, unchanged: 0, wrong: 0 })
  expect(lines[0]).toEqual({
    ...{ line: 2, kind: 'change', id, name: 'Begônia', errors: [] },
    changes: [
      { title: 'Nome', from: 'Açucena', to: 'Begônia' },
      { title: 'Preço', from: '6.890,00', to: '5.000,00' },
      { title: 'Cores', from: 'Branco', to: 'Branco, Off-White' },
      { title: 'Na loja', from: 'Sim', to: 'Não' },
      { title: 'Estoque', from: '3', to: '5' },
    ],
  })
  expect(lines[1]).toMatchObject({ line: 3, kind: 'create', name: 'Camélia' })
})

test('the same value in another spelling is no change', async () => {
  const { id } = await given()
  const file = aProductFile({ id, priceCents: 'R$ 6890', sizes: 'P,M', featured: 'nao', name: ' Açucena ' })
  expect((await shop.checked(file)).counts).toMatchObject({ unchanged: 1 })
})

test('a file with commas or tabs, in Windows-1252, with columns in another order is read all the same', async () => {
  const { id } = await given()
  const titles = 'NOME,Codigo,descricao,Colecao,Preco,Tamanhos,Cores,Estoque,Destaque,Na loja'
  const line = `Begônia,${id},Renda floral.,Noivas,"6.890,00","P, M",Branco,3,Não,Sim`
  for (const text of [`${titles}\n${line}`, `${titles}\n${line}`.replaceAll(/,(?=[^ 0])/g, '\t')]) {
    const { lines } = await shop.checked(Buffer.from(text, 'latin1'))
    expect(lines).toMatchObject([
      { kind: 'change', id, changes: [{ title: 'Nome', from: 'Açucena', to: 'Begônia' }] },
    ])
  }
})

test.each([
  [
    { priceCents: 'abc' },
    'O preço “abc” não é um valor. Escreva como 1.500,00: ponto nos milhares, vírgula nos centavos.',
  ],
  [
    { priceCents: '1,500.00' },
    'O preço “1,500.00” não é um valor. Escreva como 1.500,00: ponto nos milhares, vírgula nos centavos.',
  ],
  [
    { priceCents: '1.50' },
    'O preço “1.50” não é um valor. Escreva como 1.500,00: ponto nos milhares, vírgula nos centavos.',
  ],
  [
    { priceCents: '1e9' },
    'O preço “1e9” não é um valor. Escreva como 1.500,00: ponto nos milhares, vírgula nos centavos.',
  ],
  [
    { priceCents: '-10,00' },
    'O preço “-10,00” não é um valor. Escreva como 1.500,00: ponto nos milhares, vírgula nos centavos.',
  ],
  [{ priceCents: '0,00' }, 'O preço “0,00” é zero. Escreva como 1.500,00.'],
  [
    { priceCents: '1.000.000,00' },
    'O preço “1.000.000,00” não vale. O máximo é 999.999,99, escrito com ponto nos milhares e vírgula nos centavos.',
  ],
  [
    { priceCents: `1${' '.repeat(900_000)}x` },
    'A célula Preço tem 900002 letras, e não cabe tanto. Corrija a célula.',
  ],
  [{ name: '' }, 'Falta Nome. Preencha a célula.'],
  [{ name: 'x'.repeat(161) }, 'A célula Nome tem 161 letras. O máximo é 160.'],
  [{ description: 'x'.repeat(5001) }, 'A célula Descrição tem 5001 letras. O máximo é 5000.'],
  [{ name: 'Açu\u0007cena' }, 'A célula Nome tem um sinal invisível. Escreva-a de novo.'],
  [{ name: 'Açu\u202Ecena' }, 'A célula Nome tem um sinal invisível. Escreva-a de novo.'],
  [{ collection: 'Festa' }, 'A coleção “Festa” não existe. Escreva Madrinhas ou Noivas.'],
  [{ stockQuantity: '-3' }, 'O estoque “-3” não vale. Escreva um número inteiro, de 0 a 1000000.'],
  [{ stockQuantity: '' }, 'Falta Estoque. Preencha a célula.'],
  [{ stockQuantity: '9999999' }, 'O estoque “9999999” não vale. Escreva um número inteiro, de 0 a 1000000.'],
  [{ featured: 'talvez' }, 'A célula Destaque tem “talvez”. Escreva Sim ou Não.'],
  [
    { featured: 'Sim', visible: 'Não' },
    'Uma peça fora da loja não pode ser destaque. Escreva Não em Destaque.',
  ],
  [
    { sizes: 'x'.repeat(41) },
    'A célula Tamanhos não vale. Separe por vírgula até 40 nomes, cada um com até 40 letras.',
  ],
  [{ id: 'abc' }, 'O código “abc” não vale. Deixe o código da exportação, ou vazio para uma peça nova.'],
  [
    { id: 999_999 },
    'Não há peça com o código 999999. Se ela foi excluída, apague a linha; se é nova, deixe o código vazio.',
  ],
])('%j is an error that says what to correct', async (row, sentence) => {
  expect(await errorsOf(row)).toEqual([sentence])
})

test('a removed product, and the same product twice, are errors', async () => {
  const { id } = await given()
  const twice = await shop.checked(aProductFile({ id, name: 'Begônia' }, { id }))
  expect(twice.lines[0]).toMatchObject({
    line: 3,
    errors: [`O código ${id} já está na linha 2. Deixe uma só.`],
  })
  await shop.admin.call(products.remove, { params: { id } })
  expect(await errorsOf({ id })).toEqual([expect.stringContaining('Não há peça com o código')])
})

test('a line with too few or too many cells is an error', async () => {
  const short = await shop.checked(`${aProductFile().trim()}\r\n1;Açucena\r\n`)
  expect(short.lines[0]?.errors).toEqual([
    'A linha tem 2 células, e os títulos são 11. Confira se falta ou sobra um separador.',
  ])
})

test.each([
  ['', 'Linha 1: o arquivo está vazio.'],
  [aProductFile(), 'Linha 2: depois dos títulos não há nenhum produto.'],
  [
    'Nome;Preço\nAçucena;5',
    'Linha 1: falta a coluna “Código”, “Descrição”, “Coleção”, “Tamanhos”, “Cores”, “Estoque”, “Destaque”, “Na loja”. Deixe os títulos como na exportação.',
  ],
  ['Código;__proto__\n1;2', 'Linha 1: a coluna “__proto__” não existe. Deixe os títulos como na exportação.'],
  ['Nome;Nome\n1;2', 'Linha 1: a coluna “Nome” está duas vezes.'],
  [
    aProductFile({ name: 'a' }).replace('\r\na', '').replace(';a;', ';"a;'),
    'Linha 2: uma célula abre aspas que não fecham.',
  ],
  [
    aProductFile(...Array.from({ length: 10_001 }, () => ({}))),
    'Linha 10002: o arquivo passa de 10.000 produtos. Divida em arquivos menores.',
  ],
])('a file that cannot be read is rejected as a whole, with line and reason', async (file, message) => {
  const { status, error } = await shop.check(file)
  expect([status, error?.code, error?.message]).toEqual([400, 'product_file_unreadable', message])
})

test('a file that is too large or declared as something else is rejected', async () => {
  expect((await shop.check(Buffer.alloc(5 * 1024 * 1024 + 1, 97))).status).toBe(413)
  expect((await shop.check('{}', 'application/json')).status).toBe(415)
})

test('of a product that counts by size and colour the stock is left out, and cannot be set', async () => {
  const { id } = await aVariedProduct(
    shop.api.db,
    { 'P Branco': 2 },
    {
      name: 'Açucena',
      description: 'Renda floral.',
      categoryId,
      priceCents: 689_000,
      sizes: ['P', 'M'],
      colors: ['Branco'],
    },
  )
  expect(await shop.exported()).toContain(`"por tamanho e cor";"Não";"Sim";"por tamanho e cor"`)
  const same = { id, stockRead: 'por tamanho e cor' }
  expect((await shop.checked(aProductFile({ ...same, stockQuantity: '' }))).counts.unchanged).toBe(1)
  expect(await errorsOf({ ...same, stockQuantity: '', sizes: 'M' })).toEqual([
    'Ainda há unidades em P, Branco. Zere a contagem em Configurações, Estoque, antes de retirar.',
  ])
  expect(await errorsOf({ ...same, stockQuantity: 4 })).toEqual([
    'O estoque desta peça é contado por tamanho e cor. Mude-o em Configurações, Estoque, e deixe a célula vazia.',
  ])
})

test('more than three featured products in the end are an error; one may take the place of another', async () => {
  const featured = await Promise.all(
    [1, 2, 3].map((featuredPosition) =>
      given({ featured: true, featuredPosition, name: `Destaque ${featuredPosition}` }),
    ),
  )
  expect(await errorsOf({ featured: 'Sim' })).toEqual([
    'Cabem três destaques na página inicial, e com este arquivo seriam 4. Escreva Não em Destaque onde sobrar.',
  ])
  const [first] = featured
  const swap = aProductFile({ id: first?.id ?? 0, name: 'Destaque 1', featured: 'Não' }, { featured: 'Sim' })
  expect((await shop.checked(swap)).counts).toMatchObject({ wrong: 0, changed: 1, created: 1 })
})

test('a new product with the name of another is no error, but the check says so', async () => {
  const { id } = await given({ name: 'Dália' })
  const { lines } = await shop.checked(aProductFile({ name: 'Dália' }))
  expect(lines[0]).toMatchObject({
    kind: 'create',
    warning: `Já há uma peça com este nome, com o código ${id}.`,
  })
})

test('at most two hundred lines are listed, the wrong ones first, and all are counted', async () => {
  const rows = [...Array.from({ length: 250 }, () => ({})), { name: '' }]
  const { counts, lines } = await shop.checked(aProductFile(...rows))
  expect([counts.created, counts.wrong, lines.length]).toEqual([250, 1, 200])
  expect(lines[0]).toMatchObject({ line: 252, kind: 'error' })
})

test('nobody but an administrator may export, check or import', async () => {
  for (const role of ['customer', 'seamstress'] as const) {
    const caller = await shop.api.as(await aUser(shop.api.db, { role }))
    expect((await caller.call(productFile.check, {})).error?.code).toBe('forbidden')
    expect((await caller.call(productFile.exportCsv, {})).error?.code).toBe('forbidden')
  }
  expect((await shop.api.visitor.call(productFile.check, {})).error?.code).toBe('unauthenticated')
})
