import { formatDate, formatDateTime } from '@shop/contract/dates'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { copyText } from '~/lib/copy-text.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { createFeed, revokeFeed, useFeeds } from './agenda-settings.queries.ts'

const readFeeds = { message: 'Falha ao buscar os endereços de calendário.' }
const createFailure = { title: 'Endereço não criado', message: 'Não foi possível criar o endereço.' }
const revokeFailure = { title: 'Endereço não encerrado', message: 'Não foi possível encerrar o endereço.' }
const ACTION = 'agenda-feed'

/** The agenda in the owner's own calendar, by a secret address that is shown once. */
export function FeedsPanel() {
  const { token } = useAdmin()
  const query = useFeeds(token)
  const failure = listFailure(query, readFeeds)
  const [url, setUrl] = useState<string>()
  const [creating, setCreating] = useState(false)
  const [endingId, setEndingId] = useState<number>()
  const feeds = query.data ?? []
  const create = async () => {
    setCreating(true)
    try {
      setUrl(await createFeed(token))
    } catch (error) {
      toastFailure(ACTION, { title: createFailure.title, description: failureText(error, createFailure) })
    }
    setCreating(false)
  }
  const end = async (id: number) => {
    try {
      await revokeFeed(token, id)
      setUrl(undefined)
      toastSuccess(ACTION, { title: 'Endereço encerrado', description: 'Ninguém mais lê a agenda por ele.' })
    } catch (error) {
      toastFailure(ACTION, { title: revokeFailure.title, description: failureText(error, revokeFailure) })
    }
    setEndingId(undefined)
  }
  return (
    <Panel title="No seu calendário">
      <div className="grid gap-4 p-4 lg:px-5">
        <p className="max-w-160 text-ink-2">
          Veja a agenda no Google Agenda ou no iPhone. O calendário recebe só o tipo do encontro, o primeiro
          nome e a sala: ele fica fora da loja. Quem tem o endereço lê a agenda, então não o envie a ninguém.
        </p>
        {url !== undefined && <NewAddress url={url} />}
        {failure && <FailurePanel {...failure} />}
        {feeds.length > 0 && (
          <ul
            aria-label="Endereços de calendário"
            className="divide-y divide-line rounded-1 border border-line"
          >
            {feeds.map(({ id, createdAt, readAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5"
              >
                <span>
                  Criado em {formatDate(createdAt)}
                  <span className="block text-14 text-ink-2">
                    {readAt === null ? 'ainda não lido' : `lido em ${formatDateTime(readAt)}`}
                  </span>
                </span>
                <Button variant="neutral" size="small" onClick={() => setEndingId(id)}>
                  Encerrar<span className="sr-only"> o endereço criado em {formatDate(createdAt)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="outline"
          loading={creating}
          className="justify-self-start max-lg:w-full"
          onClick={() => void create()}
        >
          Criar endereço de calendário
        </Button>
      </div>
      {endingId !== undefined && (
        <Confirm
          question="Encerrar este endereço?"
          confirmLabel="Encerrar"
          cancelLabel="Voltar"
          onConfirm={() => void end(endingId)}
          onCancel={() => setEndingId(undefined)}
        >
          <p>O calendário que o usa deixa de receber a agenda. Para voltar a ver, crie outro.</p>
        </Confirm>
      )}
    </Panel>
  )
}

function NewAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const copy = async () => {
    const done = await copyText(url)
    setCopied(done)
    // Selected, it is copied by hand.
    if (!done) field.current?.querySelector('input')?.select()
  }
  return (
    <div className="grid gap-3 rounded-1 bg-ok-soft p-4" ref={field}>
      <Field
        label="Seu endereço, mostrado só agora"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="neutral" className="justify-self-start" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.5} />
        <span aria-live="polite">{copied ? 'Copiado' : 'Copiar endereço'}</span>
      </Button>
      <div className="grid gap-3 text-14 lg:grid-cols-2">
        <Steps
          title="No Google Agenda, em um computador"
          steps={[
            'Abra calendar.google.com.',
            'Ao lado de "Outros calendários", toque em + e em "Usando URL".',
            'Cole o endereço e toque em "Adicionar agenda".',
          ]}
        />
        <Steps
          title="No iPhone"
          steps={[
            'Abra Ajustes, Apps, Calendário, Contas do Calendário, Adicionar Conta.',
            'Toque em Outra e em "Adicionar Calendário Assinado".',
            'Cole o endereço e toque em Seguinte e em Salvar.',
          ]}
        />
      </div>
      <p className="text-14 text-ink-2">O Google pode levar algumas horas para mostrar uma mudança.</p>
    </div>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-1 font-text text-14 font-semibold tracking-normal">{title}</h3>
      <ol className="list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
