import { formatNumber } from '@shop/contract/numbers'
import type { ProductFileCheck, ProductImportResult } from '@shop/contract/product-file'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Modal } from '~/ui/modal.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportLines } from './import-lines.tsx'
import { type ProductImport, useProductImport } from './use-product-import.ts'

const WIDTH = 960

/** A file of products: chosen, checked line by line, and imported once it was confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const state = useProductImport()
  const { file, check, result, failure, pending } = state
  // What was sent cannot be taken back by closing the dialog.
  const dismiss = () => pending !== 'import' && onClose()
  return (
    <Modal
      title="Importar produtos"
      width={WIDTH}
      full
      onDismiss={dismiss}
      footer={<Buttons state={state} onClose={dismiss} />}
    >
      <p className="mb-3 max-w-160 text-14 text-ink-2">
        Exporte, mude as células na planilha e salve como CSV. A loja mostra o que vai mudar antes de guardar.
        Uma linha com o código vazio vira uma peça nova; uma linha apagada não muda nada.
      </p>
      {!result && <FileDrop name={file?.name} busy={pending !== undefined} onFile={state.choose} />}
      <div className="mt-4 grid gap-4">
        <p role="status" className="text-ink-2 empty:hidden">
          {pending === 'check' && 'Conferindo o arquivo...'}
          {pending === 'import' && 'Importando... Não feche esta janela.'}
          {check && pending === undefined && countsText(check)}
        </p>
        {failure !== undefined && (
          <FormNotice tone="error" title="Nada foi mudado">
            {failure}
          </FormNotice>
        )}
        {result && (
          <FormNotice tone="ok" title="Importação concluída">
            {resultText(result)}
          </FormNotice>
        )}
        {check && <ImportLines check={check} />}
      </div>
    </Modal>
  )
}

function Buttons({ state, onClose }: { state: ProductImport; onClose: () => void }) {
  const { file, check, result, failure, pending } = state
  if (result) {
    return (
      <Button className="max-lg:flex-1" onClick={onClose}>
        Fechar
      </Button>
    )
  }
  const { created = 0, changed = 0, wrong = 0 } = check?.counts ?? {}
  const count = created + changed
  return (
    <>
      <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
        Cancelar
      </Button>
      {file && failure !== undefined ? (
        <Button
          className="max-lg:flex-1"
          loading={pending !== undefined}
          onClick={() => void state.checkAgain()}
        >
          Conferir de novo
        </Button>
      ) : (
        <Button
          className="max-lg:flex-1"
          disabled={count === 0 || wrong > 0}
          loading={pending === 'import'}
          onClick={() => void state.save()}
        >
          {count === 0 || wrong > 0 ? 'Importar' : `Importar ${countText(count, 'produto', 'produtos')}`}
        </Button>
      )}
    </>
  )
}

function countsText({ counts: { created, changed, unchanged, wrong } }: ProductFileCheck): string {
  return [
    countText(created, 'nova', 'novas'),
    countText(changed, 'muda', 'mudam'),
    countText(unchanged, 'igual', 'iguais'),
    `${formatNumber(wrong)} com erro`,
  ].join(', ')
}

function resultText({ created, changed, unchanged }: ProductImportResult): string {
  return [
    countText(created, 'peça nova', 'peças novas'),
    countText(changed, 'mudada', 'mudadas'),
    countText(unchanged, 'igual', 'iguais'),
  ].join(', ')
}

function countText(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
