import { zodResolver } from '@hookform/resolvers/zod'
import type { Category } from '@shop/contract/categories'
import type { Coupon } from '@shop/contract/coupons'
import { formatBRL } from '@shop/contract/money'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { CouponPreview } from './coupon-preview.tsx'
import { type CouponValues, couponDraftOf, couponForm, serverFields, valuesOf } from './coupon-values.ts'
import { saveCoupon } from './coupons.queries.ts'
import { DisableCoupon } from './disable-coupon.tsx'

const SAVE = 'coupon'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar o cupom.',
  noResponse: 'Tente novamente.',
}

interface CouponFormProps {
  /** Undefined: a new one. */
  coupon: Coupon | undefined
  categories: readonly Category[]
  onSaved: (coupon: Coupon) => void
  onBack: () => void
  onReload: () => void
}

export function CouponForm({ coupon, categories, onSaved, onBack, onReload }: CouponFormProps) {
  const { token } = useAdmin()
  const [stale, setStale] = useState(false)
  const heading = useRef<HTMLSpanElement>(null)
  // On a phone the form is below the list.
  useEffect(() => heading.current?.focus(), [])
  const form = useForm<CouponValues>({
    resolver: zodResolver(couponForm),
    defaultValues: valuesOf(coupon),
  })
  const { isDirty, isSubmitting } = form.formState
  const values = useWatch({ control: form.control, compute: (all: CouponValues) => all })

  const submit = form.handleSubmit(async (accepted) => {
    try {
      const saved = await saveCoupon(token, coupon, couponDraftOf(accepted))
      form.reset(valuesOf(saved))
      toastSuccess(SAVE, { title: 'Sucesso!', description: `Cupom ${saved.code} salvo.` })
      onSaved(saved)
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      for (const [name, message] of fields.toReversed()) {
        const field = serverFields[name]
        if (field) form.setError(field, { message }, { shouldFocus: true })
      }
      toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
    }
  })

  return (
    <FormProvider {...form}>
      <Panel
        title={
          <span ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
            {coupon?.code ?? 'Novo cupom'}
          </span>
        }
        aside={coupon && <DisableCoupon coupon={coupon} onStale={() => setStale(true)} />}
      >
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 p-4 lg:p-5">
          {stale && <StaleNotice what="este cupom" onReload={onReload} />}
          <CouponFields coupon={coupon} categories={categories} />
          <CouponPreview values={values} />
          {coupon && coupon.used > 0 && (
            <p className="text-14 text-ink-2">
              Desconto dado em pedidos pagos: {formatBRL(coupon.discountGivenCents)}. Pedidos já feitos mantêm
              o preço, mesmo que você mude o cupom.
            </p>
          )}
          <div className="flex justify-end gap-2 max-lg:[&>*]:flex-1">
            <Button variant="neutral" onClick={onBack}>
              Voltar
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {coupon ? 'Salvar Alterações' : 'Criar cupom'}
            </Button>
          </div>
        </form>
      </Panel>
      <LeaveQuestion unsaved={isDirty && !isSubmitting}>
        O que você preencheu deste cupom ainda não foi salvo.
      </LeaveQuestion>
    </FormProvider>
  )
}
