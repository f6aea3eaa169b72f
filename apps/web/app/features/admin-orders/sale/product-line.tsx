import { formatBRL } from '@shop/contract/money'
import { offerLabels, openOffers } from '@shop/contract/offers'
import { picturesOf } from '@shop/contract/pictures'
import Trash2 from 'lucide-react/icons/trash'
import { useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import type { SaleForm } from './sale-form.ts'
import {
  colorsOf,
  hasOwnPrice,
  listPrice,
  mostUnits,
  type SaleLine,
  sizesOf,
  unitPrice,
} from './sale-line-values.ts'

interface ProductLineProps {
  form: SaleForm
  at: number
  onRemove: () => void
}

export function ProductLine({ form, at, onRemove }: ProductLineProps) {
  const { control, formState, register } = form
  const line = useWatch({ control, name: `lines.${at}` })
  const errors = formState.errors.lines?.[at]
  const { product, color, quantity } = line
  return (
    <div
      role="group"
      aria-label={product.name}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-1 border border-line p-3"
    >
      <Thumb src={pictureThumb(picturesOf(product.pictures, color)[0])} className="h-15 w-11" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium wrap-anywhere">{product.name}</p>
        <p className="text-14 text-ink-2">{formatBRL(unitPrice(line) * quantity)}</p>
      </div>
      <IconButton
        label={`Tirar ${product.name}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
      />
      <Choices form={form} at={at} line={line} />
      <div className="col-span-full grid items-start gap-3 sm:grid-cols-2">
        <MoneyField
          label={`Preço de cada ${product.name}`}
          placeholder={`Na loja ${formatBRL(listPrice(line))}`}
          understood={
            line.price === ''
              ? `Vazio: o preço da loja, ${formatBRL(listPrice(line))}.`
              : typedMoneyText(line.price)
          }
          {...register(`lines.${at}.price`)}
          error={errors?.price?.message}
        />
        {hasOwnPrice(line) && (
          <Field
            label="Por que outro preço"
            starred
            required
            autoComplete="off"
            maxLength={200}
            placeholder="Ex.: peça do mostruário"
            {...register(`lines.${at}.priceReason`)}
            error={errors?.priceReason?.message}
          />
        )}
      </div>
    </div>
  )
}

function Choices({ form, at, line }: { form: SaleForm; at: number; line: SaleLine }) {
  const { product, quantity } = line
  const { register, setValue } = form
  const offers = openOffers(product)
  const most = mostUnits(line)
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)] gap-2">
      {offers.length > 1 && (
        <SelectField
          labelHidden
          label={`Forma de venda de ${product.name}`}
          {...register(`lines.${at}.offer`, { onChange: () => setValue(`lines.${at}.quantity`, 1) })}
          className="col-span-full"
        >
          {offers.map(({ kind }) => (
            <option key={kind} value={kind}>
              {offerLabels[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField labelHidden label={`Tamanho de ${product.name}`} {...register(`lines.${at}.size`)}>
        {sizesOf(product).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <SelectField labelHidden label={`Cor de ${product.name}`} {...register(`lines.${at}.color`)}>
        {colorsOf(product).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <SelectField
        labelHidden
        label={`Quantidade de ${product.name}`}
        {...register(`lines.${at}.quantity`, { valueAsNumber: true })}
      >
        {/* One more than there are stays, so that a choice is not lost without a word: the server says so. */}
        {Array.from({ length: Math.max(most, quantity) }, (_, index) => (
          <option key={index + 1} value={index + 1}>
            {index + 1} un.
          </option>
        ))}
      </SelectField>
    </div>
  )
}
