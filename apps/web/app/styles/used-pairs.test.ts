import { globSync, readFileSync } from 'node:fs'
import { colorTokens } from '@shop/contract/theme/colors'
import { usedPairs } from '@shop/contract/theme/used-pairs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * What the analysis reports because it cannot see which of two alternatives applies, by file, with the reason. A pair
 * that is really used belongs in `used-pairs.ts` instead.
 */
const notUsed: readonly { file: string; pairs: readonly string[]; why: string }[] = [
  {
    file: 'features/admin-agenda/day-column.tsx',
    pairs: ['error on info-soft', 'error on sage-soft'],
    why: 'a missed appointment has a white ground',
  },
  {
    file: 'shared/delivery/promise-box.tsx',
    pairs: [
      'error on ok-soft',
      'error on warning-soft',
      'ok on error-soft',
      'ok on warning-soft',
      'warning on error-soft',
      'warning on ok-soft',
    ],
    why: 'the icon has the state of its ground',
  },
  {
    file: 'features/booking/kinds.tsx',
    pairs: ['gold on wine-soft'],
    why: 'the icon of the chosen one is wine',
  },
  {
    file: 'features/booking/hour-button.tsx',
    pairs: ['white on white'],
    why: 'only a chosen hour has white text, on wine',
  },
  {
    file: 'features/admin-dashboard/cards.tsx',
    pairs: ['ink-2 on night', 'ink-3 on night', 'paper-3 on white'],
    why: 'ground and text change together',
  },
  {
    file: 'features/admin-settings/stock/stock-grid.tsx',
    pairs: ['ink-3 on warning-soft'],
    why: 'one unit has the ground, none has the text',
  },
  {
    file: 'routes/login.tsx',
    pairs: ['ink-3 on line'],
    why: 'the ground is that of the hairlines beside the text',
  },
  { file: 'ui/missing-picture.tsx', pairs: ['line-strong on paper-3'], why: 'a decorative icon' },
  {
    file: 'ui/pager.tsx',
    pairs: ['line-strong on white', 'line-strong on wine-soft'],
    why: 'a disabled link',
  },
]
const exceptions = new Set(notUsed.flatMap(({ file, pairs }) => pairs.map((pair) => `${file}: ${pair}`)))

const app = new URL('../', import.meta.url).pathname
const names = [...colorTokens].sort((one, other) => other.length - one.length).join('|')
const colorClass = new RegExp(String.raw`(?<=^|\s)(?:[^\s:]+:)*(bg|text)-(${names})!?(?=\s|$)`, 'g')

interface Use {
  pair: string
  file: string
  line?: number
}

test('every pair of text and ground that a component uses is listed, with the contrast of text', () => {
  const texts = usedPairs.filter(({ minimum }) => minimum === 4.5)
  expect(notListed(componentUses(), texts)).toEqual([])
})

test('every pair of text and ground of the style sheets is listed', () => {
  expect(notListed(styleUses(), usedPairs)).toEqual([])
})

test('no exception outlives its reason', () => {
  const found = new Set(componentUses().map(({ file, pair }) => `${file}: ${pair}`))
  expect([...exceptions].filter((exception) => !found.has(exception))).toEqual([])
})

function notListed(uses: readonly Use[], pairs: typeof usedPairs) {
  const listed = new Set(pairs.map(({ front, ground }) => `${front} on ${ground}`))
  return uses.filter(({ pair, file }) => !listed.has(pair) && !exceptions.has(`${file}: ${pair}`))
}

/** Text on the ground of the same element or of the nearest element around it in the same file. */
function componentUses(): Use[] {
  return globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${app}${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    return usesIn(source, source, [], constantsOf(source), file)
  })
}

type Constants = ReadonlyMap<string, ts.Expression>

function usesIn(
  node: ts.Node,
  source: ts.SourceFile,
  around: readonly string[],
  constants: Constants,
  file: string,
): Use[] {
  const element = ts.isJsxElement(node)
    ? node.openingElement
    : ts.isJsxSelfClosingElement(node)
      ? node
      : undefined
  const uses: Use[] = []
  let grounds = around
  if (element) {
    const sets = classSets(element, constants)
    const own = sets.flatMap((set) => set.grounds)
    const line = source.getLineAndCharacterOfPosition(element.getStart()).line + 1
    for (const set of sets) {
      const behind = set.grounds.length > 0 ? set.grounds : own.length > 0 ? own : around
      for (const text of set.texts)
        for (const ground of behind) uses.push({ pair: `${text} on ${ground}`, file, line })
    }
    if (own.length > 0) grounds = own
  }
  node.forEachChild((child) => {
    uses.push(...usesIn(child, source, grounds, constants, file))
  })
  return uses
}

/** Each string of a `className` by itself, because two of them are usually alternatives. */
function classSets(element: ts.JsxOpeningLikeElement, constants: Constants) {
  const attribute = element.attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === 'className',
  )
  return (attribute ? texts(attribute, constants) : []).map((text) => {
    const found = [...text.matchAll(colorClass)]
    const of = (kind: string) => found.filter(([, one]) => one === kind).map(([, , token]) => token ?? '')
    return { grounds: of('bg'), texts: of('text') }
  })
}

function texts(node: ts.Node, constants: Constants, depth = 0): string[] {
  const found: string[] = []
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    found.push(node.text)
  const constant = ts.isIdentifier(node) && depth < 3 ? constants.get(node.text) : undefined
  if (constant) found.push(...texts(constant, constants, depth + 1))
  node.forEachChild((child) => {
    found.push(...texts(child, constants, depth))
  })
  return found
}

function constantsOf(source: ts.SourceFile): Constants {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations])
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isIdentifier(name) && !ts.isFunctionLike(initializer)
        ? [[name.text, initializer] as const]
        : [],
    ),
  )
}

/** Rules that set both colours at once. */
function styleUses(): Use[] {
  return globSync('styles/*.css', { cwd: app }).flatMap((file) =>
    [...readFileSync(`${app}${file}`, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
      const text = /(?<![-\w])color: var\(--color-([a-z0-9-]+)\)/.exec(body)?.[1]
      const ground = /(?<![-\w])background(?:-color)?: var\(--color-([a-z0-9-]+)\)/.exec(body)?.[1]
      return text && ground ? [{ pair: `${text} on ${ground}`, file }] : []
    }),
  )
}
