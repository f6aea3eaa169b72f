import { readFileSync } from 'node:fs'
import { measureNames, usualMeasures } from '@shop/contract/measures'
import { describe, expect, test } from 'vitest'
import { drawingOf, placementOf } from './drawings.ts'
import { extraSteps, howToJsonLd, usualSteps } from './guide-steps.ts'

const steps = [...usualSteps, ...extraSteps]

describe('the steps', () => {
  test('cover each measure once, the usual ones first, numbered without a gap', () => {
    expect(usualSteps.map(({ name }) => name)).toEqual(usualMeasures)
    expect(steps.map(({ number }) => number)).toEqual(measureNames.map((_, index) => index + 1))
    expect(new Set(steps.map(({ name }) => name))).toEqual(new Set(measureNames))
  })

  test('are as many as the heading and the description say', () => {
    expect(usualSteps).toHaveLength(8)
    expect(measureNames).toHaveLength(3 + 14)
  })

  test('are complete in the structured data for search engines, after the preparation', () => {
    const { step } = howToJsonLd('Título', 'Descrição')
    expect(step.map(({ name }) => name)).toEqual(['Antes de começar', ...steps.map(({ label }) => label)])
  })
})

describe('the drawings', () => {
  test.each(measureNames)('have a group with the tape of %s and a text of their own', (name) => {
    const { src, alt } = drawingOf(name)
    const [, view, fragment] = /(front|back|side)\.svg#(m-\w+)$/.exec(src) ?? []
    const file = readFileSync(new URL(`../../assets/measures/${view}.svg`, import.meta.url), 'utf8')
    expect(file).toContain(`<g id="${fragment}" class="m">`)
    expect(alt).toMatch(/^De (frente|costas|lado): a fita .+\.$/)
    expect(measureNames.filter((other) => drawingOf(other).alt === alt)).toEqual([name])
  })

  test('are placed so that the frame shows the crop', () => {
    expect(placementOf({ x: 0, y: 0, width: 420 }, 1)).toEqual({ width: '100%', left: '0%', top: '0%' })
    // Half of the drawing's width is seen, from a quarter of it; the frame is as high as 420 units.
    expect(placementOf({ x: 105, y: 42, width: 210 }, 0.5)).toEqual({
      width: '200%',
      left: '-50%',
      top: '-10%',
    })
  })
})
