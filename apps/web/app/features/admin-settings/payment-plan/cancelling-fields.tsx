import { plainCancellationText } from '@shop/contract/cancellation-text'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useFormContext } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { Group } from '../store-fields.tsx'
import type { PaymentPlanValues } from './payment-plan-values.ts'

const half = 'col-span-full lg:col-span-3'
const bands = [
  { name: 'none', label: 'Nada feito (%)' },
  { name: 'measured', label: 'Medidas travadas (%)' },
  { name: 'cut', label: 'Corte começado (%)' },
  { name: 'fitted', label: 'Primeira prova feita (%)' },
] as const

/** What the atelier suggests to keep, and the owner's own texts, without which all is returned. */
export function CancellingFields() {
  const { register, formState } = useFormContext<PaymentPlanValues>()
  const { errors } = formState
  return (
    <>
      <Group
        title="Cancelamento pela etapa"
        note="Quanto do preço a loja sugere que fique com o ateliê quando a noiva desiste. Nunca mais da metade do que ela pagou, e você decide a cada vez."
      >
        {bands.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            required
            inputMode="numeric"
            {...register(`retention.${name}`)}
            error={errors.retention?.[name]?.message}
            className={half}
          />
        ))}
      </Group>
      <Group
        title="Texto sobre desistência"
        note="A noiva lê e aceita este texto ao comprar. Ele fica guardado com o pedido."
      >
        <div className="col-span-full">
          <Notice
            tone="warning"
            icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" strokeWidth={1.5} />}
          >
            Peça a um advogado que leia o texto antes de guardar: os tribunais aceitam a retenção só quando
            ela foi combinada com clareza. Sem texto vale: “{plainCancellationText}”
          </Notice>
        </div>
        <TextArea
          label="Para peças sob encomenda"
          rows={6}
          {...register('cancellationTexts.made_to_order')}
          error={errors.cancellationTexts?.made_to_order?.message}
          className="col-span-full"
        />
        <TextArea
          label="Para peças sob medida"
          rows={6}
          {...register('cancellationTexts.made_to_measure')}
          error={errors.cancellationTexts?.made_to_measure?.message}
          className="col-span-full"
        />
      </Group>
    </>
  )
}
