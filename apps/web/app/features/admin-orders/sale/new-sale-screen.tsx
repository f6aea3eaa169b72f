import { saoPauloDay } from '@shop/contract/calendar-days'
import type { DeliveryWindow } from '@shop/contract/dates'
import { failures } from '@shop/contract/failures'
import { paymentPlans } from '@shop/contract/payment-plan-settings'
import { sales } from '@shop/contract/sales'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { adminOrderPath, adminPaths } from '~/admin-paths.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { CustomerSection } from './customer-section.tsx'
import { DiscountSection } from './discount-section.tsx'
import { LinesSection } from './lines-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ReceivingSection } from './receiving-section.tsx'
import { SaleDay } from './sale-day.tsx'
import { draftOf } from './sale-draft.ts'
import { possibleWindow, saleErrors } from './sale-errors.ts'
import { emptySale, type SaleForm, saleRules } from './sale-form.ts'
import { SaleSummary } from './sale-summary.tsx'
import type { SaleValues } from './sale-values.ts'

const failure = {
  title: 'Venda não registrada',
  message: failures.createOrder.message,
  noResponse: 'Sem resposta da loja. Tente novamente: a venda não será registrada duas vezes.',
}
const noHours = 'Não há horas livres para essa data. Mude a data ou marque que combinou assim mesmo.'

/** Records a sale made in the atelier: paid, or its deposit, and confirmed at once. */
export default function NewSaleScreen() {
  const { token } = useAdmin()
  const navigate = useNavigate()
  const [today] = useState(() => saoPauloDay(new Date()))
  // One id while the page is open: submitting again after a lost response must not create a second sale.
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm<SaleValues>({ resolver: saleRules(today), defaultValues: emptySale(today) })
  const [possible, setPossible] = useState<DeliveryWindow>()
  /** Where to go once nothing unsaved keeps the page. */
  const [recorded, setRecorded] = useState<string>()
  const terms = useQuery(
    {
      queryKey: ['payment-plan', token],
      queryFn: ({ signal }) => callSignedIn(paymentPlans.read, { token, signal }),
    },
    queryClient,
  )
  useEffect(() => {
    if (recorded !== undefined) void navigate(recorded)
  }, [recorded, navigate])

  const submit = form.handleSubmit(
    async (sale) => {
      try {
        const order = await callSignedIn(sales.record, { token, body: draftOf(sale, requestId) })
        toast({ title: 'Venda registrada!', description: `Pedido nº ${order.number}, confirmado.` })
        setRecorded(adminOrderPath(order.number))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'order_already_paid') {
          toast({
            title: 'Venda registrada!',
            description: 'Ela já estava registrada desde a tentativa anterior. Confira o pedido na lista.',
          })
          setRecorded(adminPaths.orders)
        } else showFailure(error)
      }
      void refetchOrders(token)
    },
    () =>
      toast({
        title: 'Campos obrigatórios',
        description: 'Confira os campos marcados.',
        variant: 'destructive',
      }),
  )
  const showFailure = (error: unknown) => {
    showErrors(form, saleErrors(error))
    const withoutHours = possibleWindow(error)
    if (withoutHours) {
      setPossible(withoutHours)
      form.setFocus('wishedOn')
    }
    const description = withoutHours ? noHours : failureText(error, failure)
    toast({ title: failure.title, description, variant: 'destructive' })
  }

  return (
    <>
      <Link
        to={adminPaths.orders}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-14 font-medium text-wine hover:underline lg:-mt-4"
      >
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Pedidos
      </Link>
      <div className="mb-4 lg:mb-6">
        <h1 className="text-[1.875rem]! font-medium lg:text-[2.375rem]!">Venda no ateliê</h1>
        <p className="mt-1 text-ink-2">Para uma compra feita no ateliê ou combinada por fora da loja.</p>
      </div>
      <form
        noValidate
        aria-label="Venda no ateliê"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-5"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-5">
          <CustomerSection form={form} />
          <LinesSection form={form} />
          <DiscountSection form={form} />
          <Day form={form} possible={possible} onChangeDay={() => setPossible(undefined)} />
          <ReceivingSection form={form} />
          <PaymentSection form={form} today={today} depositPercent={terms.data?.depositPercent} />
          <Panel title="Anotação">
            <div className="p-4 lg:p-5">
              <TextArea
                label="Anotação do ateliê"
                rows={2}
                maxLength={1000}
                hint="Fica no pedido, e só o ateliê lê."
                {...form.register('notes')}
              />
            </div>
          </Panel>
        </div>
        <SaleSummary form={form} />
      </form>
      <LeaveQuestion unsaved={form.formState.isDirty && recorded === undefined}>
        O que você preencheu desta venda se perde.
      </LeaveQuestion>
    </>
  )
}

interface DayProps {
  form: SaleForm
  possible: DeliveryWindow | undefined
  onChangeDay: () => void
}

/** Of what is sewn, and of a service; what is ready has its day. */
function Day({ form, possible, onChangeDay }: DayProps) {
  const [lines, services] = useWatch({ control: form.control, name: ['lines', 'services'] })
  const isSewn = lines.some(({ offer }) => offer !== 'ready')
  if (!isSewn && (lines.length > 0 || services.length === 0)) return null
  return (
    <Panel title="Prazo">
      <div className="p-4 lg:p-5">
        <SaleDay
          form={form}
          isSewn={isSewn}
          possible={possible}
          onChangeDay={() => {
            onChangeDay()
            form.setValue('overbook', false)
          }}
        />
      </div>
    </Panel>
  )
}

/** Focuses the first invalid field, which may be far above the button on a phone. */
function showErrors(form: SaleForm, wrong: Readonly<Record<string, string>>) {
  const names = Object.keys(wrong).filter((name): name is FieldPath<SaleValues> => isField(form, name))
  for (const name of names.toReversed())
    form.setError(name, { message: wrong[name] ?? '' }, { shouldFocus: true })
}

function isField(form: SaleForm, name: string): boolean {
  const [first = ''] = name.split('.')
  return first in form.getValues()
}
