import type { Category } from '@shop/contract/categories'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { fabrics } from '~/shared/products/fabrics.ts'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import type { ProductValues, ReadProductValues } from './product-values.ts'

interface ProductFieldsProps {
  form: UseFormReturn<ProductValues, unknown, ReadProductValues>
  categories: readonly Category[]
  /** Units held by open orders. */
  reserved: number
}

export function ProductFields({ form, categories, reserved }: ProductFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
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
        hint="Separe por vírgula"
        autoComplete="off"
        {...register('sizes')}
        error={errors.sizes?.message}
      />
      <Field
        label="Cores"
        hint="Separe por vírgula"
        autoComplete="off"
        {...register('colors')}
        error={errors.colors?.message}
        meter={<ColorEcho form={form} />}
      />
      <Field
        label="Estoque"
        starred
        required
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        {...register('stockQuantity')}
        {...(reserved > 0 && {
          hint: `Mais ${reserved === 1 ? '1 peça reservada' : `${reserved} peças reservadas`} por pedidos em aberto`,
        })}
        error={errors.stockQuantity?.message}
      />
      <label className="flex min-h-(--control) cursor-pointer items-center justify-between gap-4 self-end">
        Destaque na página inicial
        <input type="checkbox" {...register('featured')} className="switch" />
      </label>
    </div>
  )
}

/** Shows the colours as they will be parsed, so that typing errors are visible. */
function ColorEcho({ form }: Pick<ProductFieldsProps, 'form'>) {
  const text = useWatch({ control: form.control, name: 'colors' })
  const colors = [...new Set(text.split(',').map((color) => color.trim()))].filter((color) => color !== '')
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-1.5">
      {colors.map((color) => (
        <li
          key={color}
          className="inline-flex h-7 items-center gap-1.5 rounded-pill border border-line bg-paper px-2.5 text-13"
        >
          {fabrics[color] && (
            <span
              className="size-3.5 rounded-pill border border-line-strong"
              style={{ background: fabrics[color] }}
            />
          )}
          {color}
        </li>
      ))}
    </ul>
  )
}
