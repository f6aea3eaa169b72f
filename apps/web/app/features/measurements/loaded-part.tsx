import type { Failure } from '@shop/contract/failures'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'

const failure: Failure = { message: 'Não foi possível buscar as suas medidas. Tente novamente.' }

interface LoadedPartProps<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

export function LoadedPart<T>({ query, children }: LoadedPartProps<T>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <PartWaiting />
  const retry = () => {
    forgetDecline()
    void refetch()
  }
  return (
    <LoadFailure title="Erro ao carregar dados" onRetry={retry}>
      {failureText(error, failure)}
    </LoadFailure>
  )
}
