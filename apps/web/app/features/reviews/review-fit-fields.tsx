import { useFormContext } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { fits, fitText, type ReviewTexts } from './review-values.ts'

/** How the product fit the author: all of it optional, and public with her name. */
export function ReviewFitFields({ sizes }: { sizes: readonly string[] }) {
  const { register, formState } = useFormContext<ReviewTexts>()
  const { errors } = formState
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left font-medium">Como vestiu</legend>
      <p className="clear-both pt-1 text-14 text-ink-2">
        Só se quiser: o que você contar aqui aparece com o seu nome na avaliação e ajuda quem está escolhendo
        o tamanho.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {sizes.length > 0 && (
          <SelectField label="Tamanho que vestiu" {...register('wornSize')} error={errors.wornSize?.message}>
            <option value="">Não informar</option>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
        )}
        <SelectField label="O caimento ficou" {...register('fit')} error={errors.fit?.message}>
          <option value="">Não informar</option>
          {fits.map((fit) => (
            <option key={fit} value={fit}>
              {fitText(fit)}
            </option>
          ))}
        </SelectField>
        <Field
          label="Sua altura"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          hint="Como 1,68 ou 168."
          {...register('heightCm')}
          error={errors.heightCm?.message}
        />
        <Field
          label="Salto, em centímetros"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          hint="Sem salto é 0."
          {...register('heel')}
          error={errors.heel?.message}
        />
      </div>
    </fieldset>
  )
}
