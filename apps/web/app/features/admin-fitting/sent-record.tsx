import { formatDate, formatDateTime } from '@shop/contract/dates'
import type { FittingSide } from '@shop/contract/fitting-points'
import type { RecordedFitting, WrittenRecord } from '@shop/contract/fitting-records'
import { useState } from 'react'
import { pointName, pointText } from '~/shared/fittings/point-text.ts'
import { recordBadges } from '~/shared/fittings/record-text.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { DressPoints } from './dress-points.tsx'
import { SideSwitch } from './side-switch.tsx'

interface SentRecordProps {
  fitting: RecordedFitting
  record: WrittenRecord
  /** Missing where no other one can be written. */
  onAnother?: (() => void) | undefined
}

/** It cannot be changed any more, so nothing here is a field. */
export function SentRecord({ fitting, record, onAnother }: SentRecordProps) {
  const [side, setSide] = useState<FittingSide>('front')
  const points = record.points.map((point, at) => ({ ...point, number: at + 1 }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] lg:gap-7">
      <div className="grid gap-2.5">
        <div className="flex">
          <SideSwitch side={side} onChange={setSide} />
        </div>
        <DressPoints side={side} points={points} />
      </div>
      <div className="grid gap-4">
        <RecordPanel record={record} />
        <Reply fitting={fitting} record={record} />
        {onAnother && (
          <div className="flex justify-end max-lg:grid">
            <Button onClick={onAnother}>Escrever outro registro</Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Of any record that was sent, also of one that another has replaced. */
export function RecordPanel({ record }: { record: WrittenRecord }) {
  const { points, sentAt, writtenBy, isReplaced, isErased } = record
  const { text, tone } = recordBadges[record.state]
  const written = [writtenBy && `por ${writtenBy}`, sentAt && `enviado em ${formatDateTime(sentAt)}`]
  return (
    <Panel
      title={isReplaced ? 'Registro anterior' : 'O que ajustar'}
      count={isReplaced ? undefined : points.length}
      aside={<Badge tone={isReplaced ? 'neutral' : tone}>{isReplaced ? `${text}, substituído` : text}</Badge>}
    >
      {isErased ? (
        <p className="px-4 py-4 text-ink-2 lg:px-5">
          Os dados da cliente foram apagados, e os pontos com eles.
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {points.map((point, at) => (
            <li
              key={`${point.point}-${at}`}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline px-4 py-3 lg:px-5"
            >
              <span className="font-title text-[1.625rem] leading-none text-wine italic">{at + 1}</span>
              <span>
                <span className="block font-medium">{pointName(point.point)}</span>
                <span className="block text-14 text-ink-2 wrap-anywhere">{pointText(point)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="border-t border-line px-4 py-3 text-14 text-ink-2 lg:px-5">
        Escrito {written.filter(Boolean).join(', ')}.
      </p>
      {record.replyText !== null && isReplaced && (
        <p className="border-t border-line px-4 py-3 text-14 whitespace-pre-line wrap-anywhere lg:px-5">
          “{record.replyText}”
        </p>
      )}
    </Panel>
  )
}

/** What it means for the work. */
function Reply({ fitting: { firstName, hasEmail }, record }: Pick<SentRecordProps, 'fitting' | 'record'>) {
  const { state, replyText, repliedAt } = record
  if (record.isErased) return null
  const on = repliedAt && formatDate(repliedAt)
  switch (state) {
    case 'confirmed':
      return (
        <Notice tone="ok">
          {firstName} confirmou em {on}. Só se ajusta o que está aqui: para ajustar mais, escreva outro
          registro.
        </Notice>
      )
    case 'differs':
      return (
        <Notice tone="error">
          <p className="font-semibold">
            {firstName} respondeu em {on}: não foi isso.
          </p>
          <blockquote className="mt-1 text-ink whitespace-pre-line wrap-anywhere">“{replyText}”</blockquote>
          <p className="mt-1 text-ink">Fale com ela antes de ajustar. A correção é outro registro.</p>
        </Notice>
      )
    case 'unanswered':
      return (
        <Notice tone="warning">
          {firstName} não respondeu, mesmo depois do lembrete. Não conta como combinado: fale com ela antes de
          ajustar.
        </Notice>
      )
    case 'draft':
    case 'waiting':
      return (
        <Notice tone="info">
          {hasEmail
            ? `${firstName} recebeu um e-mail e ainda não respondeu.`
            : `${firstName} não tem e-mail no pedido: avise por telefone ou WhatsApp.`}{' '}
          Enquanto isso, nada está combinado.
        </Notice>
      )
  }
}
