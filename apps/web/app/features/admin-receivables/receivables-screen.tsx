import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Failure } from '@shop/contract/failures'
import { receivableLabel } from '@shop/contract/receivable-label'
import type { Receivable, ReceivablesOfPeriod } from '@shop/contract/receivables'
import type { StoreProfile } from '@shop/contract/store'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useNow } from '~/lib/use-now.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { RecordChargeDialog } from '~/shared/money/record-charge-dialog.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { AccountantButton } from './accountant-button.tsx'
import { ChargeGroup } from './charge-group.tsx'
import { monthIn } from './month.ts'
import { useReceivables } from './receivables.queries.ts'
import { ReceivablesToolbar, type Shown, shownIn } from './receivables-toolbar.tsx'
import { Sums } from './sums.tsx'

const listCharges: Failure = { message: 'Falha ao buscar o que há a receber.' }

export default function ReceivablesScreen() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const today = saoPauloDay(useNow())
  const month = monthIn(get('mes'), today)
  const shown = shownIn(get('mostrar'))
  const query = useReceivables(token, month)
  const { data: store } = useStore(token)
  const [recorded, setRecorded] = useState<Receivable>()
  const failure = listFailure(query, listCharges)
  // Of another month while this one is loading.
  const data = query.isPlaceholderData ? undefined : query.data
  const close = () => setRecorded(undefined)
  return (
    <>
      <ScreenHead
        title="A receber"
        note={
          failure
            ? 'Lista indisponível'
            : data
              ? 'O que as noivas combinaram pagar, mês a mês'
              : 'Carregando o mês...'
        }
      >
        <AccountantButton month={month} />
      </ScreenHead>
      <ReceivablesToolbar
        month={month}
        shown={shown}
        data={data}
        onMonth={(next) => change({ mes: next === today.slice(0, 7) ? '' : next })}
        onShow={(next) => change({ mostrar: next })}
      />
      {failure ? (
        <FailurePanel {...failure} />
      ) : (
        <>
          <Sums data={data} month={month} />
          {data ? (
            <Groups data={data} shown={shown} onRecord={setRecorded} profile={store?.profile} />
          ) : (
            <TableSkeleton rows={6} />
          )}
        </>
      )}
      {recorded && (
        <RecordChargeDialog
          orderId={recorded.orderId}
          charge={{
            id: recorded.id,
            amountCents: recorded.amountCents,
            label: `${recorded.customer.name} · ${receivableLabel(recorded)}`,
          }}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}

interface GroupsProps {
  data: ReceivablesOfPeriod
  shown: Shown
  onRecord: (charge: Receivable) => void
  profile: StoreProfile | undefined
}

function Groups({ data, shown, onRecord, profile }: GroupsProps) {
  const { late, due, paid, today } = data
  const isAll = shown === ''
  const groups = [
    {
      title: 'Atrasadas',
      group: late,
      firstOnes: 'mais antigas',
      isLate: true,
      shows: shown === 'atrasadas',
    },
    { title: 'A vencer', group: due, firstOnes: 'mais próximas', isLate: false, shows: false },
    {
      title: 'Recebidas',
      group: paid,
      firstOnes: 'mais recentes',
      isLate: false,
      shows: shown === 'recebidas',
    },
  ] as const
  const visible = groups.filter(({ shows, group }) => (isAll || shows) && group.count > 0)
  if (visible.length === 0)
    return (
      <EmptyState title={emptyTitles[shown]} icon={<Wallet />}>
        <p>Sinal, parcelas e acréscimos dos pedidos aparecem aqui, cada um no seu mês.</p>
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
      {visible.map(({ title, group, firstOnes, isLate }) => (
        <ChargeGroup key={title} {...{ title, group, firstOnes, isLate, today, onRecord, profile }} />
      ))}
    </div>
  )
}

const emptyTitles: Record<Shown, string> = {
  '': 'Nada a receber neste mês.',
  atrasadas: 'Nenhuma parcela atrasada.',
  recebidas: 'Nada recebido neste mês.',
}
