import { formatNumber } from '@shop/contract/numbers'
import type { ProductFileCheck, ProductFileLine } from '@shop/contract/product-file'
import { Badge } from '~/ui/badge.tsx'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'

const kinds = {
  create: { tone: 'ok', text: 'Nova' },
  change: { tone: 'info', text: 'Muda' },
  error: { tone: 'error', text: 'Erro' },
} as const

/** Only the lines that are wrong or change something. */
export function ImportLines({ check: { counts, lines } }: { check: ProductFileCheck }) {
  const rest = counts.created + counts.changed + counts.wrong - lines.length
  if (lines.length === 0) return <p>O arquivo está igual à loja. Não há nada a importar.</p>
  return (
    <>
      {counts.wrong > 0 && (
        <p className="text-error">Corrija as linhas com erro na planilha e escolha o arquivo de novo.</p>
      )}
      <Table
        label="Linhas do arquivo"
        head={
          <>
            <HeadCell>Linha</HeadCell>
            <HeadCell>Peça</HeadCell>
            <HeadCell>O que muda</HeadCell>
          </>
        }
      >
        {lines.map((line) => (
          <LineRow key={line.line} line={line} />
        ))}
      </Table>
      {rest > 0 && <p className="text-14 text-ink-2">E mais {restText(rest)}, que não aparecem aqui.</p>}
    </>
  )
}

function LineRow({ line: { line, kind, name, id, changes, errors, warning } }: { line: ProductFileLine }) {
  const { tone, text } = kinds[kind]
  return (
    <Row className="max-lg:grid-cols-[1fr]">
      <Cell className="align-top! whitespace-nowrap lg:w-px">
        <span className="mr-2 tabular-nums">
          <span className="lg:sr-only">Linha </span>
          {formatNumber(line)}
        </span>
        <Badge tone={tone}>{text}</Badge>
      </Cell>
      <Cell className="align-top! wrap-anywhere lg:w-1/4">
        <span className="font-medium">{name === '' ? 'Sem nome' : name}</span>
        {id !== undefined && <span className="block text-13 text-ink-3">nº {id}</span>}
      </Cell>
      <Cell className="align-top! wrap-anywhere">
        {errors.map((error) => (
          <p key={error} className="text-error">
            {error}
          </p>
        ))}
        {warning !== undefined && <p className="text-warning">{warning}</p>}
        {kind !== 'error' && <Changes changes={changes} isNew={kind === 'create'} />}
      </Cell>
    </Row>
  )
}

function Changes({ changes, isNew }: { changes: ProductFileLine['changes']; isNew: boolean }) {
  return (
    <ul className="grid gap-1 text-14">
      {changes
        .filter(({ to }) => !isNew || to !== '')
        .map(({ title, from, to }) => (
          <li key={title}>
            <span className="text-ink-2">{title}: </span>
            {!isNew && (
              <>
                <span className="text-ink-2">
                  <span className="sr-only">de </span>
                  {from === '' ? '(vazio)' : from}
                </span>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> para </span>
              </>
            )}
            {to === '' ? '(vazio)' : to}
          </li>
        ))}
    </ul>
  )
}

function restText(count: number): string {
  return count === 1 ? '1 linha' : `${formatNumber(count)} linhas`
}
