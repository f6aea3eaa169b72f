import { expect, test } from 'vitest'
import { logoFileProblem } from './logo-file.ts'

test.each([
  ['image/svg+xml', 200_000, undefined],
  ['image/png', 1, undefined],
  ['image/jpeg', 1, 'Envie um SVG ou um PNG com fundo transparente.'],
  ['', 1, 'Envie um SVG ou um PNG com fundo transparente.'],
  ['image/png', 200_001, 'O arquivo passa de 200 KB. Simplifique o desenho ou diminua a imagem.'],
])('a file of type %j with %d bytes', (type, size, problem) => {
  expect(logoFileProblem({ type, size })).toBe(problem)
})
