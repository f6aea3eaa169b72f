import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hostileLogos } from '../../testing/hostile-logos.ts'
import { rebuildLogo } from './logo-svg.ts'
import { monogramShapes } from './monogram.service.ts'

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
const root = new URL('../../../../../', import.meta.url)

test.each([
  'apps/api/src/testing/logos/tile.svg',
  'apps/api/src/testing/logos/stacked.svg',
  'apps/api/src/testing/logos/horizontal.svg',
  'apps/api/src/testing/logos/symbol.svg',
  'apps/api/src/testing/logos/drawing-program.svg',
])('%s is accepted and looks the same', async (file) => {
  const original = readFileSync(new URL(file, root))
  expect(await difference(original, Buffer.from(rebuilt(original.toString())))).toBeLessThan(0.002)
})

test('a monogram is accepted and looks the same', async () => {
  const shapes = monogramShapes({ initial: 'A', fonts: 'cormorant-figtree', frame: 'arch' })
  const original = `<svg ${NAMESPACE} viewBox="0 0 100 120" fill="currentColor">${shapes}</svg>`
  const svg = rebuilt(original)
  expect(svg).toContain('fill="currentColor"')
  expect(await difference(Buffer.from(original), Buffer.from(svg))).toBeLessThan(0.002)
})

const hostile = hostileLogos()

test('of at least 500 hostile files none brings more than shapes', { timeout: 60_000 }, () => {
  expect(hostile.length).toBeGreaterThanOrEqual(500)
  for (const { name, file, mayPass } of hostile) {
    const startedAt = performance.now()
    const result = rebuildLogo(file)
    expect(performance.now() - startedAt, name).toBeLessThan(1000)
    if ('svg' in result) expect({ name, strange: strangeParts(result.svg) }).toEqual({ name, strange: [] })
    else expect(result.message, name).toMatch(/^O (?:desenho|arquivo) .+\.$/)
    if (!mayPass) expect(result, name).not.toHaveProperty('svg')
  }
})

test.each([
  ['<script>x</script>', 'O desenho tem um script. Exporte como SVG simples, só com formas.'],
  [
    '<path d="M0 0" onload="x"/>',
    'O desenho tem uma ação (onload). Exporte como SVG simples, só com formas.',
  ],
  [
    '<use href="#a"/>',
    'O desenho tem uma referência (use) a outra parte ou a outro arquivo. Exporte como SVG simples, só com formas.',
  ],
  ['<text>Lis</text>', 'O desenho tem texto escrito. Converta o texto em curvas e exporte de novo.'],
  [
    '<image href="data:image/png;base64,AA"/>',
    'O desenho tem uma foto dentro dele. Envie um PNG com fundo transparente em vez do SVG.',
  ],
  [
    '<path d="M0 0" fill="url(#a)"/>',
    'O desenho tem um valor que não entendemos em “fill”. Exporte como SVG simples, só com formas.',
  ],
  [
    '<linearGradient id="a"/>',
    'O desenho tem um efeito (linearGradient). Use só cores lisas e exporte como SVG simples.',
  ],
  ['', 'O desenho não tem nenhuma forma. Exporte-o de novo.'],
])('%s is rejected with what to do about it', (inside, message) => {
  const file = Buffer.from(`<svg ${NAMESPACE} viewBox="0 0 9 9">${inside}</svg>`)
  expect(rebuildLogo(file)).toEqual({ message })
})

test('explicit colours stay, names and comments go, and a missing viewBox comes from the size', () => {
  const svg = rebuilt(
    `<?xml version="1.0" encoding="UTF-8"?><!-- x --><svg ${NAMESPACE} width="20px" height="10" id="a" style="fill:#F00">` +
      '<title>Casa &amp; Véu</title><g class="b"><rect x=".5" width="3" height="3" style="fill: rgb(0, 128, 255)"/></g></svg>',
  )
  expect(svg).toBe(
    `<svg ${NAMESPACE} fill="#f00" viewBox="0 0 20 10"><title>Casa &amp; Véu</title>` +
      '<g><rect x="0.5" width="3" height="3" fill="#0080ff"/></g></svg>',
  )
})

test('a rebuilt logo is rebuilt to itself', () => {
  const svg = rebuilt(readFileSync(new URL('apps/api/src/testing/logos/tile.svg', root), 'utf8'))
  expect(rebuilt(svg)).toBe(svg)
})

function rebuilt(source: string) {
  const result = rebuildLogo(Buffer.from(source))
  if ('message' in result) throw new Error(result.message)
  return result.svg
}

/** The mean difference of a pixel's channels, from 0 to 1. */
async function difference(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map((svg) =>
      sharp(svg).resize(400, 400, { fit: 'contain' }).flatten({ background: '#fbf8f4' }).raw().toBuffer(),
    ),
  )
  if (!first || first.length !== second?.length) throw new Error('Not two pictures of one size')
  const sum = first.reduce((total, byte, at) => total + Math.abs(byte - (second[at] ?? 0)), 0)
  return sum / first.length / 255
}

const elements = 'svg g path circle ellipse rect line polyline polygon title'.split(' ')
const attributes =
  'xmlns viewBox d cx cy r rx ry x y x1 y1 x2 y2 width height points transform color fill fill-opacity fill-rule opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width'.split(
    ' ',
  )
const value =
  /^(?:[-\d.e ]*|[MmZzLlHhVvCcSsQqTtAa\d\-. e]*|#[0-9a-f]{3,6}|[A-Za-z]{3,12}|(?:(?:matrix|translate|scale|rotate|skew[XY])\([-\d.e ]+\) ?)*)$/

/** By another parser, with lists of its own. */
function strangeParts(svg: string): string[] {
  const document = parse(svg, { comment: true, lowerCaseTagName: false, blockTextElements: {} })
  const found = document
    .querySelectorAll('*')
    .flatMap((element) => [
      ...(elements.includes(element.rawTagName) ? [] : [element.rawTagName]),
      ...Object.entries(element.rawAttributes).flatMap(([name, text]) =>
        name === 'xmlns'
          ? text === 'http://www.w3.org/2000/svg'
            ? []
            : [text]
          : attributes.includes(name) && value.test(text)
            ? []
            : [`${name}=${text}`],
      ),
    ])
  const outside = svg.replaceAll(/<title>[^<]*<\/title>/g, '')
  const suspicious = /script|\bon\w+=|href|url|javascript|data:|style|&|<!|<\?|foreign|import/i.exec(outside)
  return [
    ...found,
    ...(suspicious ? [suspicious[0]] : []),
    ...(svg.split('<svg').length === 2 ? [] : ['svg']),
  ]
}
