import { dayAndMonth } from '@shop/contract/format-days'
import type { OwnList } from '@shop/contract/shared-lists'
import { useId, useState } from 'react'
import { dismissToast, toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { saveList } from './own-list.queries.ts'
import { settingsOf } from './settings-of.ts'

interface ListSwitchesProps {
  token: string
  list: OwnList
  weddingOn: string | null
}

type Setting = 'showsPrices' | 'showsWedding' | 'takesComments'

const failure = { message: 'A mudança não foi salva. Tente novamente.' }

export function ListSwitches({ token, list, weddingOn }: ListSwitchesProps) {
  const wedding =
    weddingOn === null
      ? 'A sua conta ainda não tem a data.'
      : `${dayAndMonth(weddingOn)} de ${weddingOn.slice(0, 4)}`
  const common = { token, list }
  return (
    <ul>
      <ListSwitch
        {...common}
        setting="showsPrices"
        label="Mostrar os preços"
        hint="Desligado, a lista mostra só as peças."
      />
      <ListSwitch {...common} setting="showsWedding" label="Mostrar a data do casamento" hint={wedding} />
      <ListSwitch
        {...common}
        setting="takesComments"
        label="Receber palavras"
        hint="Você apaga as que não quiser guardar."
      />
    </ul>
  )
}

interface ListSwitchProps {
  token: string
  list: OwnList
  setting: Setting
  label: string
  hint: string
}

/** Shown at once; taken back if it could not be saved. */
function ListSwitch({ token, list, setting, label, hint }: ListSwitchProps) {
  const id = useId()
  const [pending, setPending] = useState<boolean>()
  const change = async (on: boolean) => {
    setPending(on)
    dismissToast(setting)
    try {
      await saveList(token, { ...settingsOf(list), [setting]: on })
    } catch (error) {
      toastFailure(setting, { title: 'Erro', description: failureText(error, failure) })
    }
    setPending(undefined)
  }
  return (
    <li className="border-b border-line">
      <label className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-3">
        <span>
          <span id={`${id}-label`} className="block font-medium">
            {label}
          </span>
          <span id={`${id}-hint`} className="block text-14 text-ink-2">
            {hint}
          </span>
        </span>
        <input
          type="checkbox"
          className="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          checked={pending ?? list[setting]}
          disabled={pending !== undefined}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
      </label>
    </li>
  )
}
