import { adminFailures } from '@shop/contract/admin-failures'
import type { Category } from '@shop/contract/categories'
import { errors } from '@shop/contract/errors'
import type { Product } from '@shop/contract/products'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { adminPaths } from '~/admin-paths.ts'
import { listOf } from '~/lib/format-list.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useLeavePrompt } from '~/lib/use-leave-prompt.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { ComplementsForm } from './complements-form.tsx'
import { DialogTabPanel, DialogTabs } from './dialog-tabs.tsx'
import { FabricFields, FitFields } from './facts-fields.tsx'
import { OffersForm } from './offers-form.tsx'
import { PicturesField } from './pictures-field.tsx'
import { ProductFields } from './product-fields.tsx'
import { useCategories } from './products.queries.ts'
import { typedNames } from './typed-names.ts'
import { useComplements } from './use-complements.ts'
import { useOffers } from './use-offers.ts'
import { useProductForm } from './use-product-form.ts'

const WIDTH = 1068
/** Product and pictures, how it is sold, or what goes with it. */
const tabs = { product: 'Peça e fotos', offers: 'Como vende', complements: 'Complete o look' }

interface ProductDialogProps {
  /** Undefined for a new product. */
  product: Product | undefined
  onClose: () => void
}

/** Loads the categories that the form needs. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { token } = useAdmin()
  const query = useCategories(token)
  const failure = listFailure(query, adminFailures.listCategories)
  if (query.data) return <ProductForm product={product} categories={query.data} onClose={onClose} />
  return (
    <Modal title={titleOf(product)} width={WIDTH} full onDismiss={onClose}>
      {failure ? <FailurePanel {...failure} /> : <p role="status">Carregando...</p>}
    </Modal>
  )
}

function ProductForm({
  product: opened,
  categories,
  onClose,
}: ProductDialogProps & { categories: Category[] }) {
  const id = useId()
  const offersId = useId()
  const [tab, setTab] = useState<keyof typeof tabs>('product')
  const complementsId = useId()
  const offers = useOffers(opened?.id)
  const complements = useComplements(opened?.id)
  const [confirming, setConfirming] = useState(false)
  const state = useProductForm(opened, categories[0]?.name ?? '', onClose)
  const { form, product, pictures, submit, isSubmitting, merged } = state
  const unsaved = state.unsaved || offers.unsaved || complements.unsaved
  const saveOffers = async () => {
    if (!(await offers.save())) return
    if (state.unsaved) await state.refresh()
    else if (!complements.unsaved) onClose()
  }
  const saveComplements = async () => {
    if ((await complements.save()) && !state.unsaved && !offers.unsaved) onClose()
  }
  const colors = typedNames(useWatch({ control: form.control, name: 'colors' }))
  const blocker = useLeavePrompt(unsaved)
  const dismiss = () => (unsaved ? setConfirming(true) : onClose())
  const stay = () => {
    setConfirming(false)
    blocker.reset?.()
  }
  const leave = () => {
    onClose()
    blocker.proceed?.()
  }
  const fields = (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-6 lg:grid-cols-[1fr_25rem] lg:gap-9"
    >
      {(categories.length === 0 || merged !== undefined) && (
        <div className="col-span-full">
          {categories.length === 0 ? <CategoryRequired /> : <Merged what={merged ?? ''} />}
        </div>
      )}
      <ProductFields form={form} categories={categories} product={product} />
      <div className="max-lg:order-first">
        <PicturesField list={pictures} colors={colors} sent={state.sent} error={state.pictureError} />
      </div>
      <FabricFields form={form} />
      <FitFields form={form} />
    </form>
  )
  return (
    <Modal
      title={titleOf(opened)}
      width={WIDTH}
      full
      onDismiss={dismiss}
      footer={
        <>
          <p role="status" className="mr-auto text-14 text-ink-2 max-lg:w-full">
            {state.sent && formatSending(state.sent.size)}
          </p>
          <Button variant="neutral" className="max-lg:flex-1" onClick={dismiss}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={{ product: id, offers: offersId, complements: complementsId }[tab]}
            loading={isSubmitting || offers.saving || complements.saving}
            disabled={categories.length === 0}
            className="max-lg:flex-1"
          >
            {opened ? 'Salvar' : 'Adicionar produto'}
          </Button>
        </>
      }
    >
      {opened && <DialogTabs label="Partes do produto" tabs={tabs} selected={tab} onSelect={setTab} />}
      {opened && product && (
        <DialogTabPanel tab="offers" shown={tab === 'offers'}>
          <OffersForm id={offersId} product={product} state={offers} onSubmit={() => void saveOffers()} />
        </DialogTabPanel>
      )}
      {opened && (
        <DialogTabPanel tab="complements" shown={tab === 'complements'}>
          <ComplementsForm
            id={complementsId}
            productId={opened.id}
            state={complements}
            onSubmit={() => void saveComplements()}
          />
        </DialogTabPanel>
      )}
      {opened ? (
        <DialogTabPanel tab="product" shown={tab === 'product'}>
          {fields}
        </DialogTabPanel>
      ) : (
        fields
      )}
      {(confirming || blocker.state === 'blocked') && (
        <Confirm
          question="Sair sem salvar?"
          confirmLabel="Descartar"
          cancelLabel="Continuar editando"
          stay
          onConfirm={leave}
          onCancel={stay}
        >
          <p>
            Você mudou{' '}
            <b className="font-semibold">
              {listOf([
                ...state.changes,
                ...(offers.unsaved ? ['como vende'] : []),
                ...(complements.unsaved ? ['o look'] : []),
              ])}
            </b>
            {opened && ` de ${opened.name}`}.{isSubmitting && ' As fotos ainda estão sendo enviadas.'}
          </p>
        </Confirm>
      )}
    </Modal>
  )
}

function CategoryRequired() {
  const [title, ...rest] = errors.category_required.message.split(':')
  return (
    <div role="alert" className="flex gap-3 rounded-1 border-l-3 border-warning bg-warning-soft px-4 py-3.5">
      <TriangleAlert aria-hidden="true" className="mt-px size-5 flex-none text-warning" strokeWidth={1.5} />
      <div>
        <p>
          <b className="font-semibold">{title}:</b>
          {rest.join(':')}
        </p>
        <TextLink to={adminPaths.settings}>Ir para Configurações</TextLink>
      </div>
    </div>
  )
}

function Merged({ what }: { what: string }) {
  return (
    <FormNotice tone="neutral" title="Outra pessoa salvou este produto enquanto você editava">
      {what === ''
        ? 'Os campos abaixo continuam como você deixou. Confira e salve de novo.'
        : `Ela mudou ${what}. O que você digitou foi mantido; o resto é o que ela salvou. Confira e salve de novo.`}
    </FormNotice>
  )
}

function titleOf(product: Product | undefined) {
  return product ? 'Editar produto' : 'Novo produto'
}

function formatSending(count: number) {
  if (count === 0) return 'Salvando...'
  return count === 1 ? 'Enviando 1 foto...' : `Enviando ${count} fotos...`
}
