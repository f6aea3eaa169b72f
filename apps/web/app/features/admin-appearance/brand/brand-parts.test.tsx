import { defaultTheme } from '@shop/contract/theme/theme'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccentField } from './accent-field.tsx'
import { FontList } from './font-list.tsx'
import { LogoField, logoTexts } from './logo-field.tsx'
import { PaletteList } from './palette-list.tsx'
import { ShapeList } from './shape-list.tsx'

const nothing = () => {}
const text = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('every palette has its name, its lowest contrast and its level', () => {
  expect(text(<PaletteList value="salvia" onChange={nothing} />)).toBe(
    [
      'Vinho 4,6 : 1 AA',
      'Sálvia 4,8 : 1 AA',
      'Névoa 4,8 : 1 AA',
      'Ameixa 4,9 : 1 AA',
      'Terracota 4,9 : 1 AA',
      'Grafite 4,8 : 1 AA',
      'Crepúsculo 4,8 : 1 AA',
    ].join(' '),
  )
})

test.each([
  [<PaletteList key={0} value="salvia" onChange={nothing} />, 'salvia'],
  [<FontList key={1} value="tenor-jost" onChange={nothing} />, 'tenor-jost'],
  [<ShapeList key={2} value="straight" onChange={nothing} />, 'straight'],
])('exactly one choice is checked: %#', (list, value) => {
  const checked = [...renderToStaticMarkup(list).matchAll(/<input[^>]*checked=""[^>]*>/g)]
  expect(checked.map(([input]) => /value="([^"]+)"/.exec(input)?.[1])).toEqual([value])
})

test('an accent that fails is explained, and the nearest that passes is offered', () => {
  expect(text(<AccentField palette="vinho" value="#c98b86" onChange={nothing} />)).toMatch(
    /Não passa: branco sobre ela dá 2,8 : 1; o mínimo é 4,5\. A mais próxima que passa: #[0-9a-f]{6}, 4,[5-9] : 1 Usar esta$/,
  )
})

test.each([
  [null, 'Em branco, vale a cor da paleta.'],
  ['#00', 'Escreva a cor como #7a3f36.'],
  ['#004488', 'Passa: o menor contraste é'],
])('the accent %j offers nothing', (value, shown) => {
  const field = text(<AccentField palette="vinho" value={value} onChange={nothing} />)
  expect(field).toContain(shown)
  expect(field).not.toContain('Usar esta')
})

test('a logo is shown and can be replaced', () => {
  const props = {
    texts: logoTexts,
    onChange: nothing,
    onUpload: () => Promise.reject(new Error('not called')),
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9z"/></svg>'
  expect(text(<LogoField value={defaultTheme.logo} {...props} />)).toContain('Enviar o logotipo')
  expect(renderToStaticMarkup(<LogoField value={{ kind: 'svg', svg }} {...props} />)).toContain(
    'd="M0 0L9 9z"',
  )
  expect(
    renderToStaticMarkup(
      <LogoField value={{ kind: 'png', hash: 'a' }} pictureUrl="/media/a.png" {...props} />,
    ),
  ).toContain('src="/media/a.png"')
})
