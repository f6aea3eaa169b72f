import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import { measuresDueOn } from '@shop/contract/measures-due'
import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useEffectEvent } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useNow } from '~/lib/use-now.ts'
import { paths } from '~/paths.ts'
import { accountTabPath } from '~/shared/account/account-tabs.ts'
import { FormNotice } from '~/ui/form-notice.tsx'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { measurementsAtCheckout } from './checkout-measurements.queries.ts'
import { LineMeasures } from './line-measures.tsx'
import { starredLead } from './step-heading.tsx'
import type { MeasuresPartProps } from './use-measures-choice.ts'

const failure: Failure = { message: 'Não foi possível buscar as suas fichas de medidas. Tente novamente.' }

/** Which measures each made-to-measure line is cut to: a sheet's newest version now, or later. */
export default function MeasuresFields({ token, measures, closedDays }: MeasuresPartProps) {
  // She may write a sheet in another tab and come back.
  const query = { ...measurementsAtCheckout(token), refetchOnWindowFocus: true, staleTime: 0 }
  const { data: people, error, refetch } = useQuery(query, queryClient)
  const update = useEffectEvent(() => people && measures.update(people))
  useEffect(() => {
    update()
  }, [people])
  const dueOn = formatDate(measuresDueOn(saoPauloDay(useNow()), closedDays))
  const { lines, choices, problem, choose } = measures
  return (
    <section aria-labelledby="checkout-measures" className="mt-8 mb-6">
      <h3 id="checkout-measures" className="text-h3!">
        Medidas
      </h3>
      <p className="mt-1.5 mb-5 text-ink-2">
        {lines.length === 1 ? 'A peça é cortada' : 'Cada peça é cortada'} nas medidas de quem vai vestir. O
        ateliê só começa quando elas estiverem completas.
      </p>
      {problem?.kind === 'gone' && (
        <div className="mb-5">
          <FormNotice tone="error" title="A ficha escolhida foi excluída">
            Escolha de novo como enviar as medidas.
          </FormNotice>
        </div>
      )}
      {error && !people && (
        <div className="mb-5">
          <LoadFailure title="Fichas não carregadas" onRetry={() => void refetch()}>
            {failureText(error, failure)}
          </LoadFailure>
        </div>
      )}
      {!people && !error && <PartWaiting />}
      {(people ?? error) && (
        <div className="grid gap-7">
          {lines.map((line) => (
            <LineMeasures
              key={line.cartId}
              line={line}
              people={people ?? []}
              choices={choices}
              problem={problem}
              dueOn={dueOn}
              onChoose={(choice) => choose(line, choice)}
            />
          ))}
        </div>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-ink-3">
        {/* In another tab, because the purchase stays open here. */}
        {token === undefined ? (
          <TextLink to={paths.measuringGuide} target="_blank" rel="noopener">
            Como tirar as medidas
          </TextLink>
        ) : (
          <TextLink to={accountTabPath('medidas')} target="_blank" rel="noopener">
            {people && people.length > 0 ? 'Abrir minhas fichas' : 'Criar uma ficha agora'}
          </TextLink>
        )}
        Abre em outra aba; a compra continua aqui.
      </p>
      <div className="mt-3">
        <Notice
          tone="info"
          icon={<Lock aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />}
        >
          <p className="font-medium">O ateliê confere e trava as medidas antes do corte</p>
          <p className="text-14 text-ink-2">
            {token === undefined
              ? 'Depois de pagar, você envia as medidas na página do pedido; o link vai por e-mail.'
              : 'Até lá você pode mandar outra versão. Avisamos quando travar.'}
          </p>
        </Notice>
      </div>
      <hr className="stitch my-8" />
      <h3 className="text-h3!">Seus dados</h3>
      <p className="mt-1.5 text-14 text-ink-3">{starredLead}</p>
    </section>
  )
}
