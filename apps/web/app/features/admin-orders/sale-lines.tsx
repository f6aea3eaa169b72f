import { formatBRL } from '@shop/contract/money'
import { offerLabels, openOffers } from '@shop/contract/offers'
import { picturesOf } from '@shop/contract/pictures'
import Trash2 from 'lucide-react/icons/trash'
import { useController } from 'react-hook-form'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { ProductFinder } from './product-finder.tsx'
import { colorsOf, mostUnits, newLine, type SaleForm, type SaleLine, sizesOf, unitPrice } from './sale.ts'

export function SaleLines({ form: { control } }: { form: SaleForm }) {
  const { field, fieldState } = useController({ control, name: 'lines' })
  const { value: lines, onChange, ref } = field
  const update = (key: string, values: Partial<SaleLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...values } : line)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-16 font-semibold">Peças</legend>
      {lines.map((line) => (
        <LineEditor
          key={line.key}
          line={line}
          onChange={(values) => update(line.key, values)}
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <ProductFinder ref={ref} onPick={(product) => onChange([...lines, newLine(product)])} />
      {fieldState.error && <FieldError id="sale-lines-error">{fieldState.error.message ?? ''}</FieldError>}
    </fieldset>
  )
}

interface LineEditorProps {
  line: SaleLine
  onChange: (values: Partial<SaleLine>) => void
  onRemove: () => void
}

function LineEditor({ line, onChange, onRemove }: LineEditorProps) {
  const { product, size, color, quantity, offer } = line
  const offers = openOffers(product)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-1 border border-line p-3">
      <Thumb src={pictureThumb(picturesOf(product.pictures, color)[0])} className="h-15 w-11" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium">{product.name}</p>
        <p className="text-14 text-ink-2">{formatBRL(unitPrice(line) * quantity)}</p>
      </div>
      <IconButton
        label={`Tirar ${product.name}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
      />
      <div className="col-span-full grid grid-cols-3 gap-2">
        {offers.length > 1 && (
          <SelectField
            labelHidden
            label={`Forma de venda de ${product.name}`}
            value={offer}
            onChange={(event) => {
              const kind = offers.find((one) => one.kind === event.currentTarget.value)?.kind
              if (kind) onChange({ offer: kind, quantity: 1 })
            }}
            className="col-span-full"
          >
            {offers.map(({ kind }) => (
              <option key={kind} value={kind}>
                {offerLabels[kind]}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          labelHidden
          label={`Tamanho de ${product.name}`}
          value={size}
          onChange={(event) => onChange({ size: event.currentTarget.value })}
        >
          {sizesOf(product).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <SelectField
          labelHidden
          label={`Cor de ${product.name}`}
          value={color}
          onChange={(event) => onChange({ color: event.currentTarget.value })}
        >
          {colorsOf(product).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <SelectField
          labelHidden
          label={`Quantidade de ${product.name}`}
          value={quantity}
          onChange={(event) => onChange({ quantity: Number(event.currentTarget.value) })}
        >
          {Array.from({ length: mostUnits(line) }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {index + 1} un.
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
