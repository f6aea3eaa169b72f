import { relative } from 'node:path'

/**
 * One word for one thing: words that the code has given up, because they meant several things or were no word of web
 * and commerce engineering. `counter` meant a shop under test, `figure` a statistic, `letter` an email. CONTRIBUTING.md
 * says what to write instead. JSON keys, database columns and properties of libraries are not declarations of ours.
 */
const RETIRED = new Set(
  [
    'piece pieces answer answers answered words desk letter letters mail mails tell tells told',
    'refuse refuses refused refusal refusals ask asks asked asking keep keeps kept proof proofs',
    'counter till guard guards deed deeds figure figures sheet sheets look looks draw draws drawn',
    'away patience turn turns turnstile lane lanes hands bury buried fold folded tally door doors shelf heap',
    'master masters workshop taps strips corner stitches landing standin',
  ].flatMap((line) => line.split(' ')),
)
const RETIRED_TYPES = new Set(
  'Wish Happening Placing Asked News Verdict Promised Needs Occasion Made'.split(' '),
)
/** Terms in which such a word has its ordinary meaning. */
const TERMS =
  /dead-letters?|(work|measurement|style)-sheets?|look-ups?|rate-counters?|letter-key|mail-(id|from)|keep-features/g

/** The retired word in a name of any case, if there is one. */
export function retiredWordIn(name) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
    .replaceAll(TERMS, '')
  return words.split('-').find((word) => RETIRED.has(word))
}

const DECLARED_BY_ID = new Set([
  'ClassDeclaration',
  'FunctionDeclaration',
  'FunctionExpression',
  'TSEnumDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclarator',
])
const DECLARED_BY_KEY = new Set([
  'MethodDefinition',
  'PropertyDefinition',
  'TSMethodSignature',
  'TSPropertySignature',
])

function isDeclaration(node) {
  const { parent } = node
  if (DECLARED_BY_ID.has(parent.type)) return parent.id === node || parent.params?.includes(node)
  if (DECLARED_BY_KEY.has(parent.type)) return parent.key === node
  if (parent.type === 'ArrowFunctionExpression') return parent.params.includes(node)
  if (parent.type === 'AssignmentPattern') return parent.left === node
  if (parent.type === 'Property') return parent.value === node && parent.parent.type === 'ObjectPattern'
  return parent.type === 'ArrayPattern' || parent.type === 'RestElement'
}

export const retiredWords = {
  create(context) {
    const report = (node, name) => {
      const word = RETIRED_TYPES.has(name) ? name : retiredWordIn(name)
      if (word)
        context.report({
          node,
          message: `'${word}' in '${name}' is retired: CONTRIBUTING.md has the word to use.`,
        })
    }
    const check = (node) => {
      if (isDeclaration(node)) report(node, node.name)
    }
    return {
      Program: (node) => report(node, relative(process.cwd(), context.filename)),
      Identifier: check,
      PrivateIdentifier: check,
    }
  },
}
