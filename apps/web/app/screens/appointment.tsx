import type { Failure } from '@shop/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { appointmentOf } from '~/features/booking/link/appointment.queries.ts'
import { AppointmentView } from '~/features/booking/link/appointment-view.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

const failure: Failure = { message: 'Não foi possível abrir o encontro. Tente novamente.' }

/** The page behind the secret link of an appointment. */
export default function AppointmentScreen({ token }: { token: string }) {
  const { profile } = useSite().store
  const { data, error, refetch } = useQuery(appointmentOf(token), queryClient)
  if (data) return <AppointmentView appointment={data} token={token} profile={profile} />
  if (!error) return <PageWaiting />
  const isWrong = error instanceof ApiError && error.status === 404
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Seu encontro</h1>
      <Notice tone="error">{failureText(error, failure)}</Notice>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {!isWrong && (
          <Button variant="outline" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        )}
        <ButtonLink to={paths.contact}>Falar com o ateliê</ButtonLink>
        <ButtonLink to={paths.booking} variant="outline">
          Marcar um encontro
        </ButtonLink>
      </div>
    </div>
  )
}
