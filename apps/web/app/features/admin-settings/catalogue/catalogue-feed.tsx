import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { removeFeedAddress, renewFeedAddress, useFeedAddress } from './catalogue-feed.queries.ts'
import { FeedAddresses } from './feed-addresses.tsx'

const ACTION = 'product-feed'
const readAddress = { message: 'Falha ao buscar o endereço do catálogo.' }
const renewFailure = { title: 'Endereço não criado', message: 'Não foi possível criar o endereço.' }
const removeFailure = { title: 'Endereço não desligado', message: 'Não foi possível desligar o endereço.' }

/** The secret address at which Google and Instagram read the catalogue; off until the owner creates it. */
export function CatalogueFeed() {
  const { token } = useAdmin()
  const query = useFeedAddress(token)
  const failure = listFailure(query, readAddress)
  const [pending, setPending] = useState(false)
  const [question, setQuestion] = useState<'renew' | 'remove'>()
  const address = query.data
  const act = async (action: () => Promise<void>, done: string, texts: typeof renewFailure) => {
    setPending(true)
    try {
      await action()
      toastSuccess(ACTION, { title: done })
    } catch (error) {
      toastFailure(ACTION, { title: texts.title, description: failureText(error, texts) })
    }
    setPending(false)
    setQuestion(undefined)
  }
  const renew = (done: string) => act(() => renewFeedAddress(token), done, renewFailure)
  return (
    <Panel title="Catálogo no Google e no Instagram" className="mt-10 max-w-200">
      <div className="grid gap-4 p-4 lg:px-5">
        <p className="text-ink-2">
          Mostre as suas peças na aba Shopping do Google e na loja do Instagram e do Facebook. Crie um
          endereço e cole-o lá uma vez: eles leem sozinhos as peças, os preços e o que há em estoque. Peças
          ocultas e peças sem foto ficam de fora.
        </p>
        {failure && <FailurePanel {...failure} />}
        {address === null && (
          <Button
            variant="outline"
            loading={pending}
            className="justify-self-start max-lg:w-full"
            onClick={() => void renew('Endereço criado')}
          >
            Criar endereço
          </Button>
        )}
        {address && (
          <>
            <FeedAddresses address={address} />
            <div className="flex flex-wrap gap-3">
              <Button variant="neutral" onClick={() => setQuestion('renew')}>
                Trocar o endereço
              </Button>
              <Button variant="neutral" onClick={() => setQuestion('remove')}>
                Desligar
              </Button>
            </div>
          </>
        )}
      </div>
      {question === 'renew' && (
        <Confirm
          question="Trocar o endereço do catálogo?"
          confirmLabel="Trocar"
          cancelLabel="Voltar"
          loading={pending}
          onConfirm={() => void renew('Endereço trocado')}
          onCancel={() => setQuestion(undefined)}
        >
          <p>O endereço de agora deixa de funcionar. Cole o novo no Google e no Instagram.</p>
        </Confirm>
      )}
      {question === 'remove' && (
        <Confirm
          question="Desligar o catálogo?"
          confirmLabel="Desligar"
          cancelLabel="Voltar"
          loading={pending}
          onConfirm={() => void act(() => removeFeedAddress(token), 'Catálogo desligado', removeFailure)}
          onCancel={() => setQuestion(undefined)}
        >
          <p>
            O Google e o Instagram deixam de ler as peças. As que eles já leram saem de lá em alguns dias.
          </p>
        </Confirm>
      )}
    </Panel>
  )
}
