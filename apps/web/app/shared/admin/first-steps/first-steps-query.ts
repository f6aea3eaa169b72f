import { firstSteps } from '@shop/contract/first-steps'
import type { Input } from '@shop/contract/request'
import { useMutation, useQuery } from '@tanstack/react-query'
import { toastFailure } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'

const keyOf = (token: string) => ['first-steps', token]

export function useFirstSteps(token: string) {
  return useQuery(
    { queryKey: keyOf(token), queryFn: ({ signal }) => callSignedIn(firstSteps.read, { token, signal }) },
    queryClient,
  )
}

export function useFirstStepsUpdate(token: string) {
  return useMutation(
    {
      mutationFn: (body: Input<typeof firstSteps.update>['body']) =>
        callSignedIn(firstSteps.update, { token, body }),
      onSuccess: (steps) => queryClient.setQueryData(keyOf(token), steps),
      onError: (error) =>
        toastFailure('first-steps', {
          title: 'Erro ao guardar',
          description: failureText(error, {
            message: 'Não foi possível guardar este passo.',
            noResponse: 'Tente novamente.',
          }),
        }),
    },
    queryClient,
  )
}
