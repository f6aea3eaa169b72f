import { failures } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import { type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdmin } from '~/lib/admin.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { refetchOrders } from '~/lib/order-status.ts'
import { toast } from '~/lib/toasts.ts'
import { useLeavePrompt } from '~/lib/use-leave-prompt.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { Confirm } from '~/ui/admin/confirm.tsx'
import { Modal } from '~/ui/admin/modal.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { emptySale, readSale, recordSale, type Sale, saleErrors, totalOf } from './sale.ts'
import { SaleLines } from './sale-lines.tsx'
import { SalePeople } from './sale-people.tsx'

/** Records a sale made by the atelier itself: paid and confirmed at once. */
export function SaleDialog({ onClose }: { onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  // One id while the dialog is open: submitting again after a lost response must not create a second sale.
  const [checkoutId] = useState(() => crypto.randomUUID())
  const [sale, setSale] = useState(emptySale)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const unsaved = sale !== emptySale
  const blocker = useLeavePrompt(unsaved)
  const change = (values: Partial<Sale>) => setSale({ ...sale, ...values })
  const dismiss = () => (unsaved ? setConfirming(true) : onClose())

  /** Focuses the first invalid field, which may be far above the button on a phone. */
  const showErrors = (wrong: Readonly<Record<string, string>>) => {
    flushSync(() => setErrors(wrong))
    const form = document.getElementById(formId)
    const first = 'items' in wrong ? 'input[type=search]' : '[aria-invalid=true]'
    form?.querySelector<HTMLElement>(first)?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const read = readSale(sale)
    if ('errors' in read) {
      showErrors(read.errors)
      toast({
        title: 'Campos obrigatórios',
        description: 'Confira os campos marcados.',
        variant: 'destructive',
      })
      return
    }
    setErrors({})
    setSending(true)
    let description: string
    try {
      description = await recordSale(token, { ...read.draft, checkoutId })
    } catch (error) {
      if (error instanceof ApiError) showErrors(saleErrors(error.fields))
      const { title } = failures.createOrder
      toast({ title, description: failureText(error, failures.createOrder), variant: 'destructive' })
      setSending(false)
      return
    }
    toast({ title: 'Venda registrada!', description })
    onClose()
    await refetchOrders(token)
  }

  return (
    <Modal
      title="Registrar venda do ateliê"
      width={900}
      full
      onDismiss={dismiss}
      footer={
        <>
          <p className="mr-auto font-semibold max-lg:w-full">Total: {formatBRL(totalOf(sale))}</p>
          <AdminButton variant="neutral" className="max-lg:flex-1" onClick={dismiss}>
            Cancelar
          </AdminButton>
          <AdminButton type="submit" form={formId} loading={sending} className="max-lg:flex-1">
            Registrar venda
          </AdminButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <p className="text-ink-2">
          Para uma compra feita no ateliê ou combinada por fora da loja. As peças saem do estoque na hora.
        </p>
        <SaleLines lines={sale.lines} onChange={(lines) => change({ lines })} error={errors['items']} />
        <SalePeople sale={sale} onChange={change} errors={errors} />
        <TextArea
          label="Observação"
          rows={2}
          value={sale.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
          className="admin-field"
        />
      </form>
      {(confirming || blocker.state === 'blocked') && (
        <Confirm
          question="Sair sem registrar?"
          confirmLabel="Descartar"
          cancelLabel="Continuar"
          stay
          onConfirm={() => {
            onClose()
            blocker.proceed?.()
          }}
          onCancel={() => {
            setConfirming(false)
            blocker.reset?.()
          }}
        >
          <p>O que você preencheu desta venda se perde.</p>
        </Confirm>
      )}
    </Modal>
  )
}
