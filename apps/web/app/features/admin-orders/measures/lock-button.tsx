import { orderMeasures } from '@shop/contract/order-measures'
import Lock from 'lucide-react/icons/lock'
import { type ComponentProps, useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { measureList } from './compared-measures.ts'
import { CustomerNotice } from './customer-notice.tsx'
import type { MeasuredLine } from './measured-line.ts'
import { useLineMeasures } from './measures.queries.ts'
import { useMeasureAction } from './use-measure-action.ts'

type ButtonStyle = Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

const failure = {
  title: 'Medidas não travadas',
  message: 'Não foi possível travar as medidas. Tente novamente.',
}

/** Locks the version that the card shows: not before its values are on the screen. */
export function LockButton({ line, ...style }: { line: MeasuredLine } & ButtonStyle) {
  const [confirming, setConfirming] = useState<number>()
  const { sending, run } = useMeasureAction(line)
  const { data } = useLineMeasures(line, { enabled: true })
  const { sent, missing } = line.item.measures
  if (!sent) return null
  const lock = (versionId: number) =>
    run({
      send: (call) => callSignedIn(orderMeasures.lock, { ...call, body: { versionId } }),
      done: {
        title: 'Medidas travadas',
        description: `${line.item.name} é cortada na versão ${sent.number}.`,
      },
      failure,
      onClose: () => setConfirming(undefined),
    }).catch(() => undefined)
  return (
    <>
      <Button {...style} disabled={!data} onClick={() => setConfirming(sent.versionId)}>
        <Lock aria-hidden="true" className="size-4" strokeWidth={1.7} />
        Travar para o corte
      </Button>
      {confirming !== undefined && (
        <Confirm
          question={`Travar a versão ${sent.number}?`}
          confirmLabel="Travar para o corte"
          tone="primary"
          loading={sending}
          onConfirm={() => void lock(confirming)}
          onCancel={() => setConfirming(undefined)}
        >
          <div className="grid gap-3">
            <p>
              <b className="font-semibold">{line.item.name}</b> passa a ser cortada nestas medidas. Novas
              versões não mudam mais esta peça.
            </p>
            {missing.length > 0 && (
              <p className="font-medium text-warning">Sem medida: {measureList(missing)}.</p>
            )}
            <CustomerNotice order={line.order}>e só troca as medidas se você reabrir.</CustomerNotice>
          </div>
        </Confirm>
      )}
    </>
  )
}
