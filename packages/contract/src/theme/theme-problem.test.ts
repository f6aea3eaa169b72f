import { expect, test } from 'vitest'
import { defaultTheme } from './theme.ts'
import { themeProblem } from './theme-problem.ts'

test('only an accent without enough contrast stops a theme from being published', () => {
  expect(themeProblem(defaultTheme)).toBeUndefined()
  expect(themeProblem({ ...defaultTheme, accent: '#004488' })).toBeUndefined()
  expect(themeProblem({ ...defaultTheme, accent: '#c98b86' })).toBe(
    'Não passa: branco sobre ela dá 2,8 : 1; o mínimo é 4,5.',
  )
})
