import type { ProductionItem } from '@shop/contract/production'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { currentStage } from './card-text.ts'
import type { Moving } from './use-move.tsx'

const MOST = 300

interface BackDialogProps {
  item: ProductionItem
  moving: Moving
  onClose: () => void
}

/** Going back is recorded with its reason. */
export function BackDialog({ item, moving, onClose }: BackDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const send = async () => {
    if (reason.trim() === '') {
      setError('Escreva o motivo para voltar a etapa.')
      return
    }
    await moving.goBack(reason.trim())
    onClose()
  }
  return (
    <Modal
      title="Voltar uma etapa"
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </Button>
          <Button className="max-lg:flex-1" loading={moving.sending} onClick={() => void send()}>
            Voltar a etapa
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          A peça está em <b className="font-semibold">{currentStage(item)?.name}</b>. O motivo fica no
          histórico do ateliê.
        </p>
        <TextArea
          label="Motivo"
          hint="Não escreva dados da cliente: este registro não se apaga."
          rows={3}
          maxLength={MOST}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </div>
    </Modal>
  )
}
