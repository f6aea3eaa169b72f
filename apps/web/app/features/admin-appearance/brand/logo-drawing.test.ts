import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { logoDrawing } from './logo-drawing.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" fill="currentColor">'

test('a rebuilt logo is drawn with all its shapes and attributes, without its title', () => {
  const inside =
    '<g transform="translate(1 2)"><path d="M0 0L1 1z" fill-rule="evenodd" stroke-width="2"></path><g></g></g><circle r="1"></circle>'
  const svg = `${open.replace('>', ' color="#1f2933">')}<title>Casa &amp; Véu</title>${inside.replaceAll(/><\/(?:path|circle)>/g, '/>')}</svg>`
  expect(renderToStaticMarkup(logoDrawing(svg, { className: 'h-10' }))).toBe(
    `<svg viewBox="0 0 10 10" fill="currentColor" aria-hidden="true" class="h-10">${inside}</svg>`,
  )
})

test.each(['', '<svg></svg>', `${open}<script>alert(1)</script></svg>`, `${open}<path onload="x"/></svg>`])(
  'other markup is not drawn: %s',
  (svg) => {
    expect(logoDrawing(svg)).toBeNull()
  },
)
