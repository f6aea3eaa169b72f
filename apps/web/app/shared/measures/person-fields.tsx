import { guardianConsent } from '@shop/contract/measurement-consent'
import { personNameMax } from '@shop/contract/measurements'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { Tick } from './tick.tsx'

const notTicked = 'Marque para continuar.'

interface PersonFieldsProps {
  form: UseFormReturn<{ personName: string; isChild: boolean; consent: boolean; guardianConsent: boolean }>
  isChild: boolean
  consentLabel: string
  /** The id of a text that says more about the consent. */
  consentHintId?: string
}

/** Who will wear the dress, and the consent to keep the measures. */
export function PersonFields({ form, isChild, consentLabel, consentHintId }: PersonFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field
        label="Quem vai vestir?"
        required
        autoComplete="off"
        maxLength={personNameMax}
        {...form.register('personName', {
          validate: (text) => text.trim() !== '' || 'Escreva o nome de quem vai vestir.',
        })}
        error={errors.personName?.message}
        {...(isChild && { hint: 'De uma criança guardamos só o primeiro nome.' })}
      />
      <Tick label="É para uma criança (menos de 12 anos)" {...form.register('isChild')} />
      <Tick
        label={consentLabel}
        required
        aria-describedby={consentHintId}
        {...form.register('consent', { validate: (ticked) => ticked || notTicked })}
        error={errors.consent?.message}
      />
      {isChild && (
        <Tick
          label={guardianConsent}
          required
          {...form.register('guardianConsent', { validate: (ticked) => ticked || notTicked })}
          error={errors.guardianConsent?.message}
        />
      )}
    </>
  )
}
