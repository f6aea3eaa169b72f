import type { Category } from '@shop/contract/categories'
import type { Product } from '@shop/contract/products'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useStoreLists } from '~/shared/admin/store-lists.ts'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { NameChips } from './name-chips.tsx'
import type { ProductValues, ReadProductValues } from './product-values.ts'
import { WaitingNote } from './waiting-note.tsx'

interface ProductFieldsProps {
  form: UseFormReturn<ProductValues, unknown, ReadProductValues>
  categories: readonly Category[]
  /** Undefined for a new product. */
  product: Product | undefined
}

export function ProductFields({ form, categories, product }: ProductFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const { sizes = [], colors = [] } = useStoreLists()
  const price = useWatch({ control: form.control, name: 'price' })
  return (
    <div className="grid content-start gap-4 lg:grid-cols-2 lg:gap-x-5">
      <Field
        label="Nome"
        starred
        required
        autoComplete="off"
        placeholder="Ex.: Açucena"
        {...register('name')}
        error={errors.name?.message}
        className="col-span-full"
      />
      <SelectField
        label="Coleção"
        starred
        required
        disabled={categories.length === 0}
        {...register('collection')}
        error={errors.collection?.message}
      >
        {categories.length === 0 && <option value="">Nenhuma categoria cadastrada</option>}
        {categories.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectField>
      <MoneyField
        label="Preço (R$)"
        starred
        required
        understood={typedMoneyText(price)}
        {...register('price')}
        error={errors.price?.message}
      />
      <TextArea
        label="Descrição"
        starred
        required
        rows={4}
        placeholder="Modelagem, tecido, decote, o que vem incluso"
        {...register('description')}
        error={errors.description?.message}
        className="col-span-full"
      />
      <Field
        label="Tamanhos"
        hint="Marque ou escreva, separando por vírgula"
        autoComplete="off"
        {...register('sizes')}
        error={errors.sizes?.message}
        meter={<NameChips form={form} field="sizes" label="Tamanhos da loja" offered={sizes} />}
      />
      <Field
        label="Cores"
        hint="Marque ou escreva, separando por vírgula"
        autoComplete="off"
        {...register('colors')}
        error={errors.colors?.message}
        meter={
          <NameChips
            form={form}
            field="colors"
            label="Cores da loja"
            offered={colors.map(({ name }) => name)}
          />
        }
      />
      <StockField form={form} product={product} />
      <label className="flex min-h-(--control) cursor-pointer items-center justify-between gap-4 self-end">
        Destaque na página inicial
        <input type="checkbox" {...register('featured')} className="switch" />
      </label>
    </div>
  )
}

function StockField({ form, product }: Pick<ProductFieldsProps, 'form' | 'product'>) {
  const { register, formState } = form
  const reserved = product?.reserved ?? 0
  const perVariant = product?.stockMode === 'per_variant'
  const held = reserved === 1 ? '1 peça reservada' : `${reserved} peças reservadas`
  return (
    <div className="grid content-start gap-1.5">
      <Field
        label="Estoque"
        starred
        required
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        {...register('stockQuantity')}
        {...(reserved > 0 && { hint: `Mais ${held} por pedidos em aberto` })}
        // The sum of all sizes and colours: it is sent back unchanged, and the server leaves the units as they are.
        {...(perVariant && { readOnly: true, hint: 'Contado por tamanho e cor, em Configurações → Estoque' })}
        error={formState.errors.stockQuantity?.message}
      />
      {product && <WaitingNote productId={product.id} />}
    </div>
  )
}
