import type { Category } from '@shop/contract/categories'
import type { Coupon } from '@shop/contract/coupons'
import { useFormContext, useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Checkbox, Radio } from '~/ui/choice.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { heldText } from './coupon-text.ts'
import type { CouponValues } from './coupon-values.ts'

interface CouponFieldsProps {
  coupon: Coupon | undefined
  categories: readonly Category[]
}

export function CouponFields({ coupon, categories }: CouponFieldsProps) {
  const { register, control, formState } = useFormContext<CouponValues>()
  const { errors } = formState
  const [kind, discount, minTotal] = useWatch({ control, name: ['kind', 'discount', 'minTotal'] })
  return (
    <div className="grid gap-x-5 gap-y-4 lg:grid-cols-2">
      <Field
        label="Código"
        starred
        required
        autoComplete="off"
        spellCheck={false}
        hint="Maiúsculas e acentos não importam: noiva10 também vale."
        {...register('code')}
        error={errors.code?.message}
      />
      <MoneyField
        label="Compra mínima (R$)"
        aside="Opcional"
        understood={typedMoneyText(minTotal)}
        {...register('minTotal')}
        error={errors.minTotal?.message}
      />
      <fieldset>
        <legend className="text-14 leading-[1.4] font-medium">Tipo de desconto</legend>
        <div className="flex flex-wrap items-center gap-x-5">
          <Radio label="Porcentagem" value="percent" {...register('kind')} />
          <Radio label="Valor em reais" value="amount" {...register('kind')} />
        </div>
      </fieldset>
      {kind === 'percent' ? (
        <Field
          label="Desconto (%)"
          starred
          required
          inputMode="numeric"
          autoComplete="off"
          hint="De 1 a 90, das peças."
          {...register('discount')}
          error={errors.discount?.message}
        />
      ) : (
        <MoneyField
          label="Desconto (R$)"
          starred
          required
          understood={typedMoneyText(discount)}
          {...register('discount')}
          error={errors.discount?.message}
        />
      )}
      <DateField
        label="Vale de"
        aside="Opcional"
        {...register('startsOn')}
        error={errors.startsOn?.message}
      />
      <DateField label="Até" aside="Opcional" {...register('endsOn')} error={errors.endsOn?.message} />
      <Field
        label="Usos no total"
        aside="Vazio: sem limite"
        inputMode="numeric"
        autoComplete="off"
        {...(coupon && { hint: heldText(coupon) })}
        {...register('maxUses')}
        error={errors.maxUses?.message}
      />
      <Field
        label="Por pessoa"
        starred
        required
        inputMode="numeric"
        autoComplete="off"
        hint="Contado pelo CPF ou pelo e-mail"
        {...register('maxPerPerson')}
        error={errors.maxPerPerson?.message}
      />
      <fieldset className="col-span-full rounded-1 border border-line px-3.5 pt-1 pb-2">
        <legend className="px-1 text-14 font-medium">Coleções</legend>
        <p className="text-13 text-ink-3">Nenhuma marcada: vale para todas.</p>
        <div className="grid sm:grid-cols-2 xl:grid-cols-4">
          {categories.map(({ id, name }) => (
            <Checkbox key={id} label={name} value={String(id)} {...register('categoryIds')} />
          ))}
        </div>
        {errors.categoryIds?.message && <p className="text-14 text-error">{errors.categoryIds.message}</p>}
      </fieldset>
    </div>
  )
}
