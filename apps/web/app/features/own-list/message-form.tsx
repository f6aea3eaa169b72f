import { longestListMessage } from '@shop/contract/shared-list-facts'
import type { OwnList } from '@shop/contract/shared-lists'
import { type SubmitEvent, useState } from 'react'
import { dismissToast, toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { saveList } from './own-list.queries.ts'
import { settingsOf } from './settings-of.ts'

const failure = { message: 'O recado não foi salvo. Tente novamente.' }
const SAVE = 'list-message'

/** Her own words above the list. */
export function MessageForm({ token, list }: { token: string; list: OwnList }) {
  const [typed, setTyped] = useState(list.message ?? '')
  const [saving, setSaving] = useState(false)
  const isChanged = typed.trim() !== (list.message ?? '')
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaving(true)
    dismissToast(SAVE)
    try {
      await saveList(token, { ...settingsOf(list), message: typed.trim() || null })
      toastSuccess(SAVE, { title: 'Recado salvo' })
    } catch (error) {
      toastFailure(SAVE, { title: 'Erro', description: failureText(error, failure) })
    }
    setSaving(false)
  }
  return (
    <form className="mt-4 grid gap-3" onSubmit={(event) => void onSubmit(event)}>
      <TextArea
        label="Seu recado"
        aside="Opcional"
        rows={3}
        maxLength={longestListMessage}
        placeholder="Estou entre estas e preciso de olhos de confiança."
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" variant="outline" loading={saving} className="justify-self-start max-sm:w-full">
          Salvar recado
        </Button>
      )}
    </form>
  )
}
