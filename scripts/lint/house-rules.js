import { retiredWords } from './retired-words.js'

/** Lint rules of this project. Plain JavaScript because the linter loads it without a compiler. */

/** Portuguese names of the shop's JSON and domain. Code uses English names; the contract translates them once. */
const PORTUGUESE =
  /^(assunto|mensagem|mensagens|nome|telefone|rua|numero|complemento|bairro|cidade|estado|cep|senha|usuario\w*|pedidos?|produtos?|carrinho|favoritos?|categorias?|classificacao|titulo|comentario|avaliac\w*|quantidade|tamanhos?|precos?|preco_unitario|valor|cor|cores|loja|cliente|frete|entrega|ultima\w*|data_\w+|eh_\w+|nome_\w+|dias_\w+|escopo)$/

const englishIdentifiers = {
  create(context) {
    return {
      Identifier(node) {
        if (!PORTUGUESE.test(node.name)) return
        context.report({
          node,
          message: `'${node.name}' is Portuguese: use its English name (the contract translates).`,
        })
      },
    }
  },
}

/** A query on `db` inside the callback silently runs outside the transaction. The callback's own `tx` must be used. */
const noDbInTransaction = {
  create(context) {
    let depth = 0
    const isTransaction = ({ callee }) =>
      callee.type === 'MemberExpression' &&
      callee.property.name === 'execute' &&
      /\.transaction\(\)/.test(context.sourceCode.getText(callee.object))
    return {
      CallExpression(node) {
        if (isTransaction(node)) depth++
      },
      'CallExpression:exit'(node) {
        if (isTransaction(node)) depth--
      },
      Identifier(node) {
        if (depth === 0 || node.name !== 'db') return
        const { parent } = node
        if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return
        const call = enclosingTransaction(node, isTransaction)
        if (!call || isInside(node, call.callee)) return
        context.report({
          node,
          message: "'db' inside a transaction callback runs outside the transaction: use its 'tx'.",
        })
      },
    }
  },
}

function enclosingTransaction(node, isTransaction) {
  for (let current = node.parent; current; current = current.parent) {
    if (current.type === 'CallExpression' && isTransaction(current)) return current
  }
  return undefined
}

function isInside(node, container) {
  return node.range[0] >= container.range[0] && node.range[1] <= container.range[1]
}

/** A browser test that depends on the screen width only runs at both widths if it is tagged: playwright.config.ts. */
const wideTests = {
  create(context) {
    if (/checkout-(steps|purchase|own-shop)|accessibility|stories/.test(context.filename)) return {}
    return {
      Identifier(node) {
        if (node.name !== 'isMobile' || node.parent.key !== node) return
        const isTagged = callsAround(node).some((call) =>
          call.arguments.some(
            (argument) =>
              argument.type === 'ObjectExpression' &&
              context.sourceCode.getText(argument).includes("'@wide'"),
          ),
        )
        if (!isTagged)
          context.report({ node, message: "A test that uses 'isMobile' needs { tag: '@wide' }." })
      },
    }
  },
}

function callsAround(node) {
  const calls = []
  for (let current = node.parent; current; current = current.parent) {
    if (current.type === 'CallExpression') calls.push(current)
  }
  return calls
}

export default {
  meta: { name: 'house' },
  rules: {
    'english-identifiers': englishIdentifiers,
    'no-db-in-transaction': noDbInTransaction,
    'retired-words': retiredWords,
    'wide-tests': wideTests,
  },
}
