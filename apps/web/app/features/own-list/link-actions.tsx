import { useState } from 'react'
import { dismissToast, toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { sharedListPath } from '~/paths.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { TextAnchor, TextButton } from '~/ui/text-link.tsx'
import { renewLink, stopSharing } from './own-list.queries.ts'

const actions = {
  renew: {
    call: renewLink,
    question: 'Trocar o link?',
    text: 'O link de agora deixa de abrir, para todos. Corações e palavras ficam. Depois, mande o novo para quem você quiser.',
    label: 'Trocar o link',
    done: 'Link trocado',
  },
  stop: {
    call: stopSharing,
    question: 'Parar de compartilhar?',
    text: 'O link deixa de abrir, para todos. Corações e palavras ficam com você.',
    label: 'Parar de compartilhar',
    done: 'A lista não está mais aberta',
  },
} as const

const failure = { message: 'Nada foi mudado. Tente novamente.' }
const LINK = 'list-link'

export function LinkActions({ token, link }: { token: string; link: string }) {
  const [chosen, setChosen] = useState<keyof typeof actions>()
  const [pending, setPending] = useState(false)
  const action = chosen && actions[chosen]
  const confirm = async () => {
    if (!action) return
    setPending(true)
    dismissToast(LINK)
    try {
      await action.call(token)
      toastSuccess(LINK, { title: action.done })
    } catch (error) {
      toastFailure(LINK, { title: 'Erro', description: failureText(error, failure) })
    }
    setPending(false)
    setChosen(undefined)
  }
  return (
    <div className="mt-2 flex flex-wrap gap-x-7">
      <TextButton onClick={() => setChosen('renew')}>Trocar o link</TextButton>
      <TextAnchor href={sharedListPath(link)} target="_blank" rel="noopener noreferrer">
        Ver como elas veem
      </TextAnchor>
      <TextButton tone="error" onClick={() => setChosen('stop')}>
        Parar de compartilhar
      </TextButton>
      {action && (
        <Confirm
          question={action.question}
          confirmLabel={action.label}
          tone="primary"
          loading={pending}
          onConfirm={() => void confirm()}
          onCancel={() => setChosen(undefined)}
        >
          <p>{action.text}</p>
        </Confirm>
      )}
    </div>
  )
}
