import { useFormContext } from 'react-hook-form'
import { Checkbox } from '~/ui/choice.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

export function ReviewRules() {
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
