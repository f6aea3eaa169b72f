import { contactSubjects, defaultAnnouncement } from '@shop/contract/constants'
import { announcementMax } from '@shop/contract/store-texts'
import { get, useController, useFormContext } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

/** The line above every page, and what a visitor may write about. */
export function ShopTexts() {
  const { register, formState } = useFormContext<StoreValues>()
  const { field } = useController<StoreValues, 'contactSubjects'>({ name: 'contactSubjects' })
  const { name, ref, value = [], onBlur, onChange } = field
  const subjectsError = firstMessage(formState.errors.contactSubjects)
  return (
    <Group title="Textos da loja" note="Em branco, vale o texto da loja.">
      <Field
        label="Faixa no alto das páginas"
        aside="Opcional"
        maxLength={announcementMax}
        placeholder={defaultAnnouncement}
        {...register('announcement', { setValueAs: (typed: string | null) => typed || null })}
        error={formState.errors.announcement?.message}
        className="col-span-full"
      />
      <TextArea
        label="Assuntos do contato"
        aside="Um por linha"
        rows={5}
        placeholder={contactSubjects.join('\n')}
        {...{ name, ref, onBlur }}
        value={value.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        error={subjectsError}
        className="col-span-full"
      />
    </Group>
  )
}

/** Of the list, or of one of its lines. */
function firstMessage(error: unknown): string | undefined {
  const all = Array.isArray(error) ? error : [error]
  const messages: unknown[] = all.map((one: unknown) => get(one, 'message'))
  return messages.find((message) => typeof message === 'string')
}
