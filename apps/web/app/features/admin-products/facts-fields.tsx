import { mostSwatches, swatchKeys, swatchNames } from '@shop/contract/product-facts'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import type { ProductValues, ReadProductValues } from './product-values.ts'

interface FactsFieldsProps {
  form: UseFormReturn<ProductValues, unknown, ReadProductValues>
}

const lines = [
  ['fabric', 'Tecido', 'Ex.: Tule de seda com renda floral'],
  ['lining', 'Forro', 'Ex.: Cetim leve; mangas sem forro'],
  ['train', 'Cauda', 'Ex.: Capela, 60 cm'],
  ['closing', 'Fechamento', 'Ex.: Botões forrados nas costas'],
] as const

/** Everything here is optional: the product's page leaves out what is blank. */
export function FabricFields({ form: { register, formState } }: FactsFieldsProps) {
  const errors = formState.errors.facts
  return (
    <Group title="Tecido e cuidado" hint="Aparece na página da peça. O que ficar em branco não aparece.">
      {lines.map(([name, label, placeholder]) => (
        <Field
          key={name}
          label={label}
          autoComplete="off"
          placeholder={placeholder}
          {...register(`facts.${name}`)}
          error={errors?.[name]?.message}
        />
      ))}
      <TextArea
        label="Cuidado"
        rows={3}
        hint="Um conselho por linha, até seis"
        placeholder={'Lavagem a seco\nVapor de longe, nunca ferro direto na renda'}
        {...register('facts.care')}
        error={errors?.care?.message}
        className="col-span-full"
      />
      {Array.from({ length: mostSwatches }, (_, index) => index).map((index) => (
        <div key={index} className="col-span-full grid gap-4 lg:grid-cols-2 lg:gap-x-5">
          <SelectField
            label={index === 0 ? 'Amostra grande' : `Amostra pequena ${index}`}
            {...register(`facts.swatches.${index}.fabric`)}
          >
            <option value="">Nenhuma</option>
            {swatchKeys.map((key) => (
              <option key={key} value={key}>
                {swatchNames[key]}
              </option>
            ))}
          </SelectField>
          <Field
            label="Onde, ou como"
            autoComplete="off"
            placeholder="Ex.: na saia"
            {...register(`facts.swatches.${index}.note`)}
            error={errors?.swatches?.[index]?.note?.message}
          />
        </div>
      ))}
    </Group>
  )
}

const eases = ['Bem justo', 'Justo', 'Nem justo nem solto', 'Solto', 'Bem solto']
const weights = ['Bem leve', 'Leve', 'Nem leve nem encorpada', 'Encorpada', 'Bem encorpada']

export function FitFields({ form: { register, formState } }: FactsFieldsProps) {
  const errors = formState.errors.facts
  return (
    <Group
      title="Como veste"
      hint="Ajuda quem não pode provar. Altura, salto e tamanho são da modelo da foto."
    >
      <TextArea
        label="Para quem"
        rows={3}
        hint="Onde é justo, onde é solto, e que tamanho escolher na dúvida"
        {...register('facts.fitNote')}
        error={errors?.fitNote?.message}
        className="col-span-full"
      />
      <Scale label="No corpo" steps={eases} {...register('facts.bodyEase')} />
      <Scale label="Peso da saia" steps={weights} {...register('facts.skirtWeight')} />
      <Field
        label="Altura da modelo (cm)"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Ex.: 174"
        {...register('facts.modelHeight')}
        error={errors?.modelHeight?.message}
      />
      <Field
        label="Salto (cm)"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Ex.: 8"
        {...register('facts.modelHeel')}
        error={errors?.modelHeel?.message}
      />
      <Field
        label="Ela veste"
        autoComplete="off"
        placeholder="Ex.: M"
        {...register('facts.modelSize')}
        error={errors?.modelSize?.message}
      />
    </Group>
  )
}

interface ScaleProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  steps: readonly string[]
}

function Scale({ steps, ...select }: ScaleProps) {
  return (
    <SelectField {...select}>
      <option value="">Não dizer</option>
      {steps.map((step, index) => (
        <option key={step} value={index + 1}>
          {step}
        </option>
      ))}
    </SelectField>
  )
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className="col-span-full grid content-start gap-4 border-t border-line pt-5 lg:grid-cols-2 lg:gap-x-5">
      <legend className="sr-only">{title}</legend>
      <div className="col-span-full">
        <p aria-hidden="true" className="font-medium">
          {title}
        </p>
        <p className="text-14 text-ink-2">{hint}</p>
      </div>
      {children}
    </fieldset>
  )
}
