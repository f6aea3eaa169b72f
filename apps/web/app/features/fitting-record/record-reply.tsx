import { formatDate } from '@shop/contract/dates'
import { recordReplyDays } from '@shop/contract/fitting-points'
import type { FittingRecord } from '@shop/contract/fitting-records'
import { useRef, useState } from 'react'
import { ApiError } from '~/lib/api.ts'
import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { refreshRecords, replyToRecord } from '~/shared/fittings/fittings.queries.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'

const failure = { message: 'Não foi possível enviar a sua resposta. Tente novamente.' }
const longestText = 2000

interface RecordReplyProps {
  record: FittingRecord
  orderId: number
  token: string
}

export function RecordReply(props: RecordReplyProps) {
  const { state, isReplaced } = props.record
  if (isReplaced)
    return (
      <Notice tone="warning">
        O ateliê enviou outro registro desta prova, que vale no lugar deste. Abra o pedido para responder a
        ele.
      </Notice>
    )
  if (state === 'confirmed' || state === 'differs') return <Replied record={props.record} />
  return <ReplyForm {...props} />
}

function Replied({ record: { state, replyText, repliedAt } }: { record: FittingRecord }) {
  const on = repliedAt ? ` em ${formatDate(repliedAt)}` : ''
  if (state === 'confirmed')
    return (
      <Notice tone="ok">
        <p className="font-semibold">Você confirmou{on}.</p>
        <p>O ateliê ajusta o que está aqui. Para mudar alguma coisa, fale com o ateliê.</p>
      </Notice>
    )
  return (
    <Notice>
      <p className="font-semibold">Você disse que não foi isso{on}.</p>
      <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">“{replyText}”</blockquote>
      <p className="mt-1">O ateliê fala com você e escreve outro registro. Até lá, nada é ajustado.</p>
    </Notice>
  )
}

function ReplyForm({ record, orderId, token }: RecordReplyProps) {
  // Rendered in the browser alone: a reload finds what was typed.
  const draft = `record-${record.id}`
  const [text, setText] = useState(() => readDraft(draft)['text'] ?? '')
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState<'confirmed' | 'differs'>()
  const [failed, setFailed] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const send = async (reply: 'confirmed' | 'differs') => {
    setSending(reply)
    setFailed(undefined)
    try {
      await replyToRecord(token, {
        orderId,
        recordId: record.id,
        text: reply === 'differs' ? text.trim() : undefined,
      })
      forgetDraft(draft)
    } catch (error) {
      setFailed(failureText(error, failure))
      setSending(undefined)
      // Replied to or replaced elsewhere: what is shown is brought up to date.
      if (error instanceof ApiError && error.status === 409) await refreshRecords(token, orderId)
    }
  }
  const sendText = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') form.current?.querySelector('textarea')?.focus()
    else void send('differs')
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        sendText()
      }}
    >
      {failed !== undefined && (
        <FormNotice tone="error" title="A resposta não foi enviada">
          {failed}
        </FormNotice>
      )}
      <Button
        loading={sending === 'confirmed'}
        disabled={sending === 'differs'}
        onClick={() => void send('confirmed')}
      >
        Confirmo
      </Button>
      <Button
        type="submit"
        variant="outline"
        loading={sending === 'differs'}
        disabled={sending === 'confirmed'}
      >
        Não foi isso
      </Button>
      <TextArea
        label="O que foi diferente"
        placeholder="Escreva com as suas palavras: ficam guardadas como estão."
        value={text}
        maxLength={longestText}
        error={missing ? 'Conte o que foi diferente.' : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          writeDraft(draft, { text: currentTarget.value })
          setMissing(false)
        }}
      />
      <p className="text-13 text-ink-2">
        {record.state === 'unanswered'
          ? 'Ainda sem a sua resposta: o registro não vale como combinado até você responder.'
          : `Sem resposta em ${recordReplyDays} dias, lembramos; depois o registro fica marcado assim, nunca como combinado.`}
      </p>
    </form>
  )
}
