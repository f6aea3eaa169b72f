import { correios } from '@shop/contract/tracking'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { carriers, otherCarrier, type ShipmentTexts } from './shipment-form.ts'

/** The link is asked for only where it does not follow from the code. */
export function ShipmentFields({ form }: { form: UseFormReturn<ShipmentTexts> }) {
  const { control, register, formState } = form
  const { errors } = formState
  const choice = useWatch({ control, name: 'choice' })
  const isCorreios = choice === correios
  return (
    <>
      <SelectField label="Transportadora" required {...register('choice')}>
        {carriers.map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={otherCarrier}>Outra</option>
      </SelectField>
      {choice === otherCarrier && (
        <Field
          label="Nome da transportadora"
          required
          autoComplete="off"
          maxLength={60}
          {...register('otherName')}
          error={errors.otherName?.message}
        />
      )}
      <Field
        label="Código de rastreio"
        aside="Opcional"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={isCorreios ? 'O link dos Correios é montado sozinho.' : ''}
        {...register('trackingCode')}
        error={errors.trackingCode?.message}
      />
      {!isCorreios && (
        <Field
          label="Link para acompanhar"
          aside="Opcional"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          {...register('trackingUrl')}
          error={errors.trackingUrl?.message}
        />
      )}
      <Field
        label="Chave da NF-e ou DC-e"
        aside="Opcional"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        hint="Os 44 números da nota, com ou sem espaços. Só o ateliê vê."
        {...register('fiscalKey')}
        error={errors.fiscalKey?.message}
      />
    </>
  )
}
