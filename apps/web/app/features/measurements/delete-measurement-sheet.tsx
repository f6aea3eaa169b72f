import type { Failure } from '@shop/contract/failures'
import type { MeasurementSheet } from '@shop/contract/measurements'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, closesDialog, opensDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { listPath } from './measurement-paths.ts'
import { forgetMeasurementSheet, removeMeasurementSheet } from './measurements.queries.ts'

const failure: Failure = { message: 'Não foi possível excluir a ficha. Tente novamente.' }

export function DeleteMeasurementSheet({ token, person }: { token: string; person: MeasurementSheet }) {
  const { id, personName, versions } = person
  const dialogId = useId()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const [failed, setFailed] = useState<string>()

  const remove = async () => {
    setDeleting(true)
    setFailed(undefined)
    try {
      await removeMeasurementSheet(token, id)
      closeDialog(dialogId)
      toastSuccess('measurement-sheet', { title: 'Sucesso!', description: 'A ficha foi excluída.' })
      await navigate(listPath, { replace: true, preventScrollReset: true })
      forgetMeasurementSheet(token, id)
    } catch (error) {
      setFailed(failureText(error, failure))
      setDeleting(false)
    }
  }

  return (
    <>
      <TextButton tone="error" className="justify-self-start" {...opensDialog(dialogId)}>
        Excluir ficha
      </TextButton>
      <Dialog
        id={dialogId}
        label="Excluir ficha"
        onClose={() => setFailed(undefined)}
        className="sm:max-w-140"
      >
        <div className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
          <h2 className="pr-10 wrap-anywhere">Excluir a ficha de {personName}?</h2>
          <p className="text-ink-2">
            {versions.length > 1
              ? `As ${versions.length} versões são apagadas. Não dá para desfazer.`
              : 'As medidas são apagadas. Não dá para desfazer.'}
          </p>
          {failed && (
            <FormNotice tone="error" title="Ficha não excluída">
              {failed}
            </FormNotice>
          )}
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <Button variant="danger-outline" loading={deleting} onClick={() => void remove()}>
              Excluir
            </Button>
            <Button variant="quiet" {...closesDialog(dialogId)}>
              Manter a ficha
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
