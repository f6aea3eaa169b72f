import { expect, find, test, textOf } from './fixtures.ts'
import { hrefOf } from './shop-pages.ts'

test('an unknown URL returns 404 with a page in Portuguese and links to go on', async ({ open }) => {
  const { status, root } = await open('/um/caminho/que-nao-existe')
  expect(status).toBe(404)
  expect(textOf(find(root, 'title'))).toBe('Página não encontrada · Alva de Maio')
  expect(textOf(find(root, 'h1'))).toBe('Esta página não subiu ao altar')
  const main = find(root, 'main')
  expect(hrefOf(main, 'Ver coleções')).toBe('/colecoes')
  expect(hrefOf(main, 'Voltar ao início')).toBe('/')
})
