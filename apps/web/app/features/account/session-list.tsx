import { formatDateTime } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import type { Session } from '@shop/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { endOtherSessions, endSession, sessionsOf } from './sessions.queries.ts'

const listFailure: Failure = { message: 'Não foi possível buscar as sessões. Tente novamente.' }
const endFailure: Failure = { message: 'Não foi possível encerrar a sessão. Tente novamente.' }

/** The account's active sessions, with a button to end those its owner does not recognise. */
export function SessionList({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(sessionsOf(token), queryClient)
  const [ending, setEnding] = useState<number | 'others'>()
  const title = useRef<HTMLHeadingElement>(null)

  const end = async (which: number | 'others') => {
    setEnding(which)
    try {
      await (which === 'others' ? endOtherSessions(token) : endSession(token, which))
      toast({
        title: 'Sucesso!',
        description: which === 'others' ? 'As outras sessões foram encerradas.' : 'A sessão foi encerrada.',
      })
      // The focused button was removed together with its session.
      title.current?.focus()
    } catch (failed) {
      toast({ title: 'Erro', description: failureText(failed, endFailure), variant: 'destructive' })
    } finally {
      setEnding(undefined)
    }
  }

  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <div>
        <h2 id="sessions" ref={title} tabIndex={-1} className="outline-none focus-visible:shadow-none">
          Sessões ativas
        </h2>
        <p className="mt-2 text-14 text-ink-2">
          Aparelhos em que sua conta está aberta. Se não reconhecer algum, encerre-o e troque a senha.
        </p>
      </div>
      {!data && !error && <PartWaiting />}
      {!data && error && (
        <LoadFailure title="Erro ao carregar dados" onRetry={() => void refetch()}>
          {failureText(error, listFailure)}
        </LoadFailure>
      )}
      <ul className="border-line not-empty:border-t">
        {data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {data && data.length > 1 && (
        <div>
          <Button variant="outline" loading={ending === 'others'} onClick={() => void end('others')}>
            Encerrar as outras
          </Button>
        </div>
      )}
    </section>
  )
}

interface SessionRowProps {
  session: Session
  ending: boolean
  onEnd: () => void
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const device = session.device ?? 'Aparelho desconhecido'
  const lastUsed = formatDateTime(session.lastUsedAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <p className="leading-[1.4] wrap-anywhere">{device}</p>
        <p className="text-14 text-ink-3">Último uso em {lastUsed}</p>
      </div>
      {session.current ? (
        <Badge tone="sage">Este aparelho</Badge>
      ) : (
        <Button
          variant="quiet"
          loading={ending}
          onClick={onEnd}
          aria-label={`Encerrar a sessão em ${device}, último uso em ${lastUsed}`}
          className="min-h-11! px-3!"
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}
