import { type FittingPoint, type FittingSide, recordReplyDays } from '@shop/contract/fitting-points'
import type { RecordedFitting, WrittenRecord } from '@shop/contract/fitting-records'
import Info from 'lucide-react/icons/info'
import { useEffect, useEffectEvent, useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Notice } from '~/ui/notice.tsx'
import { DressPoints } from './dress-points.tsx'
import { cmError, type EditedPoint, editedPoints, newPoint, numbered } from './edited-points.ts'
import { PointList } from './point-list.tsx'
import { sideOf } from './point-places.ts'
import { actionsId } from './point-row.tsx'
import { RecordExtras } from './record-extras.tsx'
import { refetchRecords, sendRecord } from './records.queries.ts'
import { SideSwitch } from './side-switch.tsx'
import { type DraftRecord, useDraftRecord } from './use-draft-record.ts'

const failure = { title: 'Registro não enviado', message: 'Não foi possível enviar. Tente novamente.' }
const saveTexts: Record<DraftRecord['state'], string> = {
  saved: 'Rascunho guardado.',
  unsaved: 'Ainda não guardado.',
  saving: 'Guardando...',
  failed: 'O rascunho não foi guardado.',
  outdated: 'Outra pessoa mudou este rascunho. Recarregue a página para ver.',
}

interface RecordEditorProps {
  fitting: RecordedFitting
  stored: WrittenRecord | undefined
  /** The record that this one replaces: it begins with its points. */
  before: WrittenRecord | undefined
}

/** A draft: on the dress and in the list, both with the same numbers. */
export function RecordEditor({ fitting, stored, before }: RecordEditorProps) {
  const draft = useDraftRecord(fitting.id, {
    stored,
    initial: editedPoints((stored ?? before)?.points ?? []),
  })
  const { rows, change, state } = draft
  const [side, setSide] = useState<FittingSide>('front')
  const [openKey, setOpenKey] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const isUnsaved = state !== 'saved' && (rows.length > 0 || draft.record() !== undefined)
  const openNumber = rows.findIndex(({ key }) => key === openKey) + 1
  useFocusOn(rows, openKey)

  const open = (row: EditedPoint) => {
    setSide(sideOf(row.point, side))
    setOpenKey(row.key)
  }
  const add = (point: FittingPoint) => {
    const row = newPoint(point)
    change([...rows, row])
    open(row)
  }
  const choose = (point: FittingPoint) => {
    const own = rows.find((row) => row.point === point)
    if (own === undefined) add(point)
    else open(own)
  }
  const wrong = rows.find(({ cm }) => cmError(cm) !== undefined)
  const checked = (go: () => void) => () => (wrong === undefined ? go() : open(wrong))

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] lg:gap-7">
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <SideSwitch side={side} onChange={setSide} />
          <p className="text-13 text-ink-2 max-lg:hidden">toque num ponto, ou use Tab e Enter</p>
        </div>
        <DressPoints side={side} points={numbered(rows)} openNumber={openNumber} onChoose={choose} />
      </div>
      <div className="grid gap-4">
        {before && (
          <Notice tone="warning">
            Começa com os pontos do registro anterior. Quando você enviar, vale só este.
          </Notice>
        )}
        <PointList
          rows={rows}
          openKey={openKey}
          onOpen={(key) => {
            const row = rows.find((one) => one.key === key)
            if (row) open(row)
            else setOpenKey(undefined)
          }}
          onChange={change}
          onAdd={add}
        />
        <RecordExtras fitting={fitting} draft={draft} />
        <Notice tone="info" icon={<Info aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />}>
          Depois de enviado, o registro não muda. Uma correção é outro registro. {fitting.firstName} responde{' '}
          <b className="font-semibold">Confirmo</b> ou <b className="font-semibold">Não foi isso</b>; sem
          resposta em {recordReplyDays} dias, lembramos, e depois fica marcado assim.
        </Notice>
        <div className="flex flex-wrap items-center justify-end gap-2 max-lg:flex-col-reverse max-lg:items-stretch">
          <p role="status" className="mr-auto text-14 text-ink-2 max-lg:mr-0">
            {wrong ? 'Há centímetros para rever.' : saveText(draft)}
          </p>
          <Button variant="neutral" loading={state === 'saving'} onClick={checked(() => void draft.save())}>
            Guardar rascunho
          </Button>
          <Button disabled={rows.length === 0} onClick={checked(() => setConfirming(true))}>
            Enviar para a noiva confirmar
          </Button>
        </div>
      </div>
      {isConfirming && <Sending fitting={fitting} draft={draft} onClose={() => setConfirming(false)} />}
      <LeaveQuestion unsaved={isUnsaved}>O que você anotou ainda não foi guardado.</LeaveQuestion>
    </div>
  )
}

function saveText({ state, problem, rows, record }: DraftRecord): string {
  if (state === 'failed' && problem !== undefined) return problem
  return rows.length === 0 && record() === undefined ? '' : saveTexts[state]
}

/** Whoever opens a row goes on in it. */
function useFocusOn(rows: readonly EditedPoint[], openKey: string | undefined) {
  const focus = useEffectEvent((key: string | undefined) => {
    const row = rows.find((one) => one.key === key)
    if (row) document.getElementById(actionsId(row))?.focus()
  })
  useEffect(() => focus(openKey), [openKey])
}

interface SendingProps {
  fitting: RecordedFitting
  draft: DraftRecord
  onClose: () => void
}

function Sending({ fitting, draft, onClose }: SendingProps) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const action = `record-${fitting.id}`
    try {
      const record = (await draft.save()) ? draft.record() : undefined
      if (record === undefined) return onClose()
      await sendRecord(token, record)
      toastSuccess(action, {
        title: 'Registro enviado',
        description: fitting.hasEmail ? `${fitting.firstName} recebe um e-mail.` : fitting.firstName,
      })
      await refetchRecords(token, fitting.id)
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
      setSending(false)
      onClose()
    }
  }
  return (
    <Confirm
      question="Enviar o registro?"
      confirmLabel="Enviar"
      cancelLabel="Voltar"
      tone="primary"
      loading={sending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {fitting.hasEmail
          ? `${fitting.firstName} recebe um e-mail, confere e responde. `
          : `${fitting.firstName} não tem e-mail no pedido: avise por telefone ou WhatsApp. `}
        Depois de enviado, o registro não muda; uma correção é outro registro.
      </p>
    </Confirm>
  )
}
