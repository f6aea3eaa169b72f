import { expect, test } from 'vitest'
import { attachmentDisposition } from './content-disposition.ts'

test.each([
  ['foto.webp', `attachment; filename="foto.webp"; filename*=UTF-8''foto.webp`],
  [
    'Prova à mão.webp',
    `attachment; filename="Prova a mao.webp"; filename*=UTF-8''Prova%20%C3%A0%20m%C3%A3o.webp`,
  ],
  ['a"; x="b.webp', `attachment; filename="a__ x__b.webp"; filename*=UTF-8''a%22%3B%20x%3D%22b.webp`],
  [
    "d'água (1)*.webp",
    `attachment; filename="d_agua _1__.webp"; filename*=UTF-8''d%27%C3%A1gua%20%281%29%2A.webp`,
  ],
  [
    'a\r\nSet-Cookie: x',
    `attachment; filename="a__Set-Cookie_ x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`,
  ],
])('%j is used as the file name without breaking out of the header', (name, header) => {
  expect(attachmentDisposition(name)).toBe(header)
})
