import { formatDateTime } from '@shop/contract/dates'
import type { OrderNote } from '@shop/contract/order-notes'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { NoteForm } from './note-form.tsx'
import { removeNote, useNotes } from './notes.queries.ts'

const readNotes = { message: 'Falha ao buscar as anotações.' }
const failure = { title: 'Erro', message: 'Não foi possível excluir a anotação. Tente novamente.' }

/** What only the atelier reads about an order, newest first. */
export function NotesPanel({ orderId, isErased }: { orderId: number; isErased: boolean }) {
  const { token } = useAdmin()
  const query = useNotes(token, orderId)
  const problem = listFailure(query, readNotes)
  return (
    <Panel title="Anotações" aside={<span className="text-14 text-ink-2">só do ateliê</span>}>
      <div className="grid gap-4 p-4 lg:px-5">
        {problem && <FailurePanel {...problem} />}
        {!problem && !query.data && <p role="status">Carregando anotações...</p>}
        {query.data && query.data.length > 0 && (
          <ul className="grid gap-4">
            {query.data.map((note) => (
              <Note key={note.id} orderId={orderId} note={note} />
            ))}
          </ul>
        )}
        {/* A note about a deleted account would never be deleted. */}
        {!isErased && <NoteForm orderId={orderId} />}
      </div>
    </Panel>
  )
}

function Note({ orderId, note: { id, text, authorName, writtenAt } }: { orderId: number; note: OrderNote }) {
  const { token } = useAdmin()
  const [confirming, setConfirming] = useState(false)
  const [sending, setSending] = useState(false)
  const remove = async () => {
    setSending(true)
    try {
      await removeNote(token, orderId, id)
      toastSuccess(`note-${id}`, { title: 'Anotação excluída' })
    } catch (error) {
      toastFailure(`note-${id}`, { title: failure.title, description: failureText(error, failure) })
    }
    setSending(false)
    setConfirming(false)
  }
  const when = formatDateTime(writtenAt)
  return (
    <li className="border-l-3 border-gold-soft pl-3">
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-13 text-ink-3">
          {authorName ?? 'Conta excluída'}, {when}
        </p>
        <TextButton
          aria-label={`Excluir a anotação de ${when}`}
          className="-my-1"
          onClick={() => setConfirming(true)}
        >
          Excluir
        </TextButton>
      </div>
      {confirming && (
        <Confirm
          question="Excluir esta anotação?"
          confirmLabel="Excluir"
          loading={sending}
          onConfirm={() => void remove()}
          onCancel={() => setConfirming(false)}
        >
          <p className="line-clamp-4 wrap-anywhere">“{text}”</p>
        </Confirm>
      )}
    </li>
  )
}
