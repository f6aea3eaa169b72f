import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '~/lib/query-client.ts'
import { withRedirect } from '~/lib/redirects.ts'
import { useToken } from '~/lib/session.ts'
import { paths } from '~/paths.ts'
import { bookingPath } from '~/shared/appointments/booking-paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Radio } from '~/ui/choice.tsx'
import { FieldError } from '~/ui/field.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import type { ChosenItem } from './chosen-item.ts'
import { fittingItemsOf, proposedOf } from './fitting-items.ts'
import { ProposedDays } from './proposed-days.tsx'

interface FittingChoiceProps {
  /** From the address of the page. */
  wanted: { orderId: number | undefined; itemId: number | undefined }
  chosen: ChosenItem | undefined
  onChoose: (item: ChosenItem) => void
  onShowDay: (day: string) => void
  error: string | undefined
  /** Whether there is anything to choose: without it she cannot go on. */
  onFound: (hasItems: boolean) => void
}

/** A fitting is one of something that she has ordered. */
export default function FittingChoice(props: FittingChoiceProps) {
  const { wanted, chosen, onChoose, onShowDay, error, onFound } = props
  const { data, isPending } = useQuery(fittingItemsOf(useToken()), queryClient)
  const proposed = useQuery(
    { ...proposedOf(chosen?.token ?? '', chosen?.orderId ?? 0), enabled: chosen !== undefined },
    queryClient,
  ).data?.find(({ itemId }) => itemId === chosen?.itemId)

  const choose = useEffectEvent((orderId: number, itemId: number, fittingName?: string) => {
    if (data) onChoose({ orderId, itemId, fittingName, token: data.token })
  })
  const items = data?.items ?? []
  const found = useEffectEvent(onFound)
  const hasItems = items.length > 0
  useEffect(() => found(hasItems), [hasItems])
  const first =
    items.find(({ orderId, itemId }) => orderId === wanted.orderId && itemId === wanted.itemId) ??
    (items.length === 1 ? items[0] : undefined)
  const { orderId: firstOrder, itemId: firstItem } = first ?? {}
  useEffect(() => {
    if (firstOrder !== undefined && firstItem !== undefined) choose(firstOrder, firstItem)
  }, [firstOrder, firstItem])
  const proposedName = proposed?.name
  useEffect(() => {
    if (chosen && proposedName !== undefined && chosen.fittingName !== proposedName) {
      choose(chosen.orderId, chosen.itemId, proposedName)
    }
  }, [chosen, proposedName])

  if (isPending) return <PartWaiting label="Procurando suas encomendas..." />
  if (items.length === 0) return <WithoutOrder />
  return (
    <fieldset className="grid min-w-0" aria-describedby={error ? 'item-error' : undefined}>
      <legend className="mb-2 font-title text-h3 leading-title">A encomenda</legend>
      {items.map(({ orderId, itemId, label }) => (
        <Radio
          key={itemId}
          name="item"
          label={label}
          checked={chosen?.itemId === itemId}
          onChange={() => choose(orderId, itemId)}
        />
      ))}
      {error && <FieldError id="item-error">{error}</FieldError>}
      {proposed && <ProposedDays proposed={proposed} onShowDay={onShowDay} />}
    </fieldset>
  )
}

function WithoutOrder() {
  return (
    <Notice>
      <h2 className="font-text text-16! font-medium">A prova é para quem já tem encomenda</h2>
      <p className="text-14 text-ink-2">
        Entre na sua conta, ou abra o link do e-mail do seu pedido e volte aqui na mesma aba. Ainda não tem
        encomenda? Escolha “Visita ao ateliê”.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={withRedirect(paths.login, bookingPath('fitting'))}>Entrar</ButtonLink>
        <ButtonLink to={paths.findOrder} variant="outline">
          Receber o link do pedido
        </ButtonLink>
      </div>
    </Notice>
  )
}
