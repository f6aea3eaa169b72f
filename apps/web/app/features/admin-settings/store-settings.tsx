import { zodResolver } from '@hookform/resolvers/zod'
import { states } from '@shop/contract/states'
import { type Store, store } from '@shop/contract/store'
import { numbersOf } from '@shop/contract/store-numbers'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { storeKey, useStore } from '~/shared/admin/store-query.ts'
import { Checkbox } from '~/ui/choice.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { ClosedDays } from './closed-days.tsx'
import { DeliveryStates } from './delivery-states.tsx'
import { HoldLimits } from './hold-limits.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { SaleNotices } from './sale-notices.tsx'
import { ShopNumbers } from './shop-numbers.tsx'
import { ShopTexts } from './shop-texts.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { Group, StoreFields } from './store-fields.tsx'
import { StorePreview } from './store-preview.tsx'
import { type ReadStoreValues, type StoreValues, storeForm } from './store-values.ts'

const SAVE = 'store'

const readStore = { message: 'Falha ao buscar os dados da loja.' }
const saveStore = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar.',
  noResponse: 'Tente novamente.',
}

export function StoreSettings() {
  const { token } = useAdmin()
  const query = useStore(token)
  const failure = listFailure(query, readStore)
  if (query.data)
    return <StoreForm key={query.dataUpdatedAt} info={query.data} onReload={() => void query.refetch()} />
  if (failure) return <FailurePanel {...failure} />
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        Carregando dados da loja...
      </p>
      <TableSkeleton rows={3} />
    </>
  )
}

function StoreForm({ info, onReload }: { info: Store; onReload: () => void }) {
  const { token } = useAdmin()
  const [stale, setStale] = useState(false)
  const { profile, deliveryStates, closedDays, holdLimits, reviewRules, version } = info
  const numbers = numbersOf(info)
  const { notifyPaidOrders = true, announcement = null, contactSubjects = [] } = info
  const form = useForm<StoreValues, unknown, ReadStoreValues>({
    resolver: zodResolver(storeForm),
    defaultValues: {
      profile,
      deliveryStates: states.filter((state) => deliveryStates.includes(state)),
      closedDays,
      ...(holdLimits && { holdLimits }),
      ...(reviewRules && { reviewRules }),
      notifyPaidOrders,
      announcement,
      contactSubjects,
      numbers,
    },
  })
  const { isDirty, isSubmitting, errors } = form.formState

  const submit = form.handleSubmit(
    async (body) => {
      try {
        const saved = await callSignedIn(store.update, {
          token,
          body: { ...body, ...(version !== undefined && { version }) },
        })
        queryClient.setQueryData(storeKey(token), saved)
        toastSuccess(SAVE, { title: 'Sucesso!', description: 'Dados da loja atualizados.' })
      } catch (error) {
        setStale(error instanceof ApiError && error.code === 'stale_version')
        toastFailure(SAVE, { title: saveStore.title, description: failureText(error, saveStore) })
      }
    },
    () => toastFailure(SAVE, { title: saveStore.title, description: 'Confira os campos marcados.' }),
  )

  return (
    <FormProvider {...form}>
      {stale && <StaleNotice what="os dados da loja" onReload={onReload} />}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-10 lg:grid-cols-[minmax(0,50rem)_1fr] lg:gap-14"
      >
        <div className="grid min-w-0 gap-8">
          <StoreFields />
          <DeliveryStates />
          <OpeningHours />
          <ClosedDays />
          {holdLimits && <HoldLimits />}
          <ReviewRules />
          <ShopTexts />
          <ShopNumbers />
          <SaleNotices />
        </div>
        <StorePreview />
      </form>
      {isDirty && (
        <SaveBar
          title="Alterações não salvas"
          note={Object.keys(errors).length > 0 ? 'há campos com erro' : ''}
          saving={isSubmitting}
          onSave={() => void submit()}
          onDiscard={() => form.reset()}
        />
      )}
      <LeaveQuestion unsaved={isDirty}>Os dados da loja que você mudou ainda não foram salvos.</LeaveQuestion>
    </FormProvider>
  )
}

function ReviewRules() {
  const { register } = useFormContext<StoreValues>()
  return (
    <Group
      title="Avaliações"
      note="Com as duas desligadas, qualquer cliente com conta avalia, e a avaliação aparece na hora. Você pode ocultar e responder em Suporte, Avaliações."
    >
      <div className="col-span-full grid">
        <Checkbox label="Só de quem comprou o produto" {...register('reviewRules.buyersOnly')} />
        <Checkbox label="Só depois de aprovadas por você" {...register('reviewRules.approveFirst')} />
      </div>
    </Group>
  )
}
