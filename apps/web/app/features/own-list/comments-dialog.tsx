import { formatDate } from '@shop/contract/dates'
import type { OwnList } from '@shop/contract/shared-lists'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Modal } from '~/ui/modal.tsx'
import { removeComment } from './own-list.queries.ts'

interface CommentsDialogProps {
  token: string
  product: { name: string }
  comments: OwnList['comments']
  onClose: () => void
}

const failure = { message: 'A palavra não foi apagada. Tente novamente.' }

export function CommentsDialog({ token, product, comments, onClose }: CommentsDialogProps) {
  const [pending, setPending] = useState<number>()
  const [failed, setFailed] = useState<string>()
  const remove = async (id: number) => {
    setPending(id)
    setFailed(undefined)
    try {
      await removeComment(token, id)
      if (comments.length === 1) onClose()
    } catch (error) {
      setFailed(failureText(error, failure))
    }
    setPending(undefined)
  }
  return (
    <Modal title={product.name} onDismiss={onClose}>
      {failed !== undefined && (
        <FormNotice tone="error" title="Nada foi apagado">
          {failed}
        </FormNotice>
      )}
      <ul>
        {comments.map(({ id, name, text, writtenAt }) => (
          <li key={id} className="grid gap-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
            <p className="text-14 wrap-anywhere text-ink-2">
              {name} · {formatDate(writtenAt)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <Button
              variant="danger-outline"
              size="small"
              className="justify-self-start"
              loading={pending === id}
              aria-label={`Apagar a palavra de ${name}`}
              onClick={() => void remove(id)}
            >
              Apagar
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
