import type { Order, OrderItem } from '@shop/contract/order'
import { Checkbox } from '~/ui/choice.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { type ReturnedItems, unitsOut } from './returned-items.ts'

interface ReturnedItemsFieldProps {
  order: Order
  chosen: ReturnedItems
  onChange: (chosen: ReturnedItems) => void
}

/** Which units to restock: a checkbox for each item, and a quantity if it has several units. */
export function ReturnedItemsField({ order, chosen, onChange }: ReturnedItemsFieldProps) {
  const items = order.items.filter((item) => unitsOut(item) > 0)
  if (items.length === 0) return null
  return (
    <fieldset className="rounded-1 border border-line px-3.5 pt-1 pb-2">
      <legend className="px-1 text-14 font-medium">O que volta ao estoque</legend>
      <p className="text-14 text-ink-2">
        {order.status === 'delivered'
          ? 'Marque só o que já voltou para o ateliê e pode ser vendido de novo.'
          : 'Marque só o que pode ser vendido de novo. Peça cortada ou com defeito não volta.'}
      </p>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <ReturnedItem
            key={item.id}
            item={item}
            quantity={chosen[item.id] ?? 0}
            onChange={(quantity) => onChange({ ...chosen, [item.id]: quantity })}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface ReturnedItemProps {
  item: OrderItem
  quantity: number
  onChange: (quantity: number) => void
}

function ReturnedItem({ item, quantity, onChange }: ReturnedItemProps) {
  const out = unitsOut(item)
  const label = `${item.name} · ${item.size} · ${item.color}`
  return (
    <li className="flex items-center justify-between gap-x-4 py-1">
      <Checkbox
        label={label}
        checked={quantity > 0}
        onChange={(event) => onChange(event.currentTarget.checked ? out : 0)}
      />
      {out > 1 && quantity > 0 && (
        <SelectField
          labelHidden
          className="flex-none"
          label={`Quantas de ${label}`}
          value={String(quantity)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {Array.from({ length: out }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1} de {out}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  )
}
