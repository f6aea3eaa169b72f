import type { OwnList } from '@shop/contract/shared-lists'
import { useState } from 'react'
import { dismissToast, toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { LinkActions } from './link-actions.tsx'
import { ListSwitches } from './list-switches.tsx'
import { MessageForm } from './message-form.tsx'
import { saveList } from './own-list.queries.ts'
import { firstSettings, settingsOf } from './settings-of.ts'
import { ShareLink, type Shop } from './share-link.tsx'

interface SharePanelProps {
  token: string
  list: OwnList | null
  /** Of the account. */
  weddingOn: string | null
  shop: Shop
}

const failure = { message: 'Não foi possível criar o link. Tente novamente.' }
const SHARE = 'share-list'

/** The favourites page's way to ask others what they think. */
export function SharePanel({ token, list, weddingOn, shop }: SharePanelProps) {
  const link = list?.token ?? null
  return (
    <section
      aria-labelledby="share-list"
      className="mb-9 grid gap-x-12 gap-y-6 bg-paper-2 p-6 max-sm:-mx-(--page-margin) max-sm:px-(--page-margin) lg:mb-12 lg:grid-cols-2 lg:p-8"
    >
      <div>
        <h2 id="share-list" className="text-h3!">
          Peça uma opinião
        </h2>
        <p className="mt-1.5 max-w-120 text-ink-2">
          Mande o link para a mãe, as madrinhas, a melhor amiga. Quem abrir vê as peças e deixa um coração ou
          uma palavra, sem criar conta.
        </p>
        {link !== null && <ShareLink {...{ link, shop }} />}
      </div>
      {list === null || link === null ? (
        <Start token={token} list={list} />
      ) : (
        <div>
          <ListSwitches {...{ token, list, weddingOn }} />
          <MessageForm {...{ token, list }} />
          <LinkActions {...{ token, link }} />
        </div>
      )}
    </section>
  )
}

function Start({ token, list }: Pick<SharePanelProps, 'token' | 'list'>) {
  const [creating, setCreating] = useState(false)
  const create = async () => {
    setCreating(true)
    dismissToast(SHARE)
    try {
      await saveList(token, list ? settingsOf(list) : firstSettings)
    } catch (error) {
      toastFailure(SHARE, { title: 'Erro', description: failureText(error, failure) })
    }
    setCreating(false)
  }
  return (
    <div className="grid content-center gap-3 lg:justify-items-end">
      <Button loading={creating} onClick={() => void create()} className="max-sm:w-full">
        Criar o link
      </Button>
      <p className="text-14 text-ink-3">
        Só quem recebe o link vê a lista. Você pode desligá-lo quando quiser.
      </p>
    </div>
  )
}
