import { zodResolver } from '@hookform/resolvers/zod'
import type { OrderStatus } from '@shop/contract/labels'
import { orderMeasures } from '@shop/contract/order-measures'
import { z } from '@shop/contract/zod'
import LockOpen from 'lucide-react/icons/lock-open'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { Button } from '~/ui/button.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { Warning } from '../attention-notice.tsx'
import { CustomerNotice } from './customer-notice.tsx'
import { firstNameOf, type MeasuredLine } from './measured-line.ts'
import { useMeasureAction } from './use-measure-action.ts'

const failure = {
  title: 'Medidas não reabertas',
  message: 'Não foi possível reabrir as medidas. Tente novamente.',
}
const inTheMaking: readonly OrderStatus[] = ['in_production', 'ready']
const LONGEST_REASON = 500
const rules = zodResolver(z.object({ reason: z.string().trim().min(1, 'Escreva por que reabrir.') }))

export function UnlockButton({ line }: { line: MeasuredLine }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="neutral" onClick={() => setOpen(true)}>
        <LockOpen aria-hidden="true" className="size-4" strokeWidth={1.7} />
        Reabrir
      </Button>
      {open && <UnlockDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

function UnlockDialog({ line, onClose }: { line: MeasuredLine; onClose: () => void }) {
  const formId = useId()
  const form = useForm({ resolver: rules, defaultValues: { reason: '' } })
  const { sending, run } = useMeasureAction(line)
  const { order, item } = line
  const submit = form.handleSubmit((body) =>
    run({
      send: (call) => callSignedIn(orderMeasures.unlock, { ...call, body }),
      done: { title: 'Medidas reabertas', description: `${firstNameOf(order)} recebe um e-mail.` },
      failure,
      onClose,
    }).catch(() => undefined),
  )
  return (
    <Modal
      title="Reabrir as medidas"
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending} className="max-lg:flex-1">
            Reabrir
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-ink-2">
          nº {order.number} · {item.name}
        </p>
        {inTheMaking.includes(order.status) && (
          <Warning>Este pedido já está em produção. Confira antes se o tecido já foi cortado.</Warning>
        )}
        <CustomerNotice order={order}>e pode enviar outras medidas.</CustomerNotice>
        <TextArea
          label="Motivo"
          required
          rows={2}
          maxLength={LONGEST_REASON}
          hint="Fica no pedido, também para a cliente. O e-mail não traz o motivo."
          {...form.register('reason')}
          error={form.formState.errors.reason?.message}
        />
      </form>
    </Modal>
  )
}
