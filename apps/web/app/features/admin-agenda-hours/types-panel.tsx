import { type AppointmentKind, appointmentKinds } from '@shop/contract/appointment-facts'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { TypedType } from './hours-form.ts'
import type { HoursEdits } from './use-hours-edits.ts'

const MOST_TYPES = 20
const kindTexts: Record<AppointmentKind, string> = {
  visit: 'Visita ao ateliê',
  fitting: 'Prova de uma encomenda',
  video: 'Conversa por vídeo',
}

/** What can be booked, and how long it takes. */
export function TypesPanel({ edits: { form, problems, change } }: { edits: HoursEdits }) {
  const setTypes = (types: TypedType[]) => change({ ...form, types })
  const add = () =>
    setTypes([
      ...form.types,
      {
        ...{ key: `new-${crypto.randomUUID()}`, name: '', kind: 'visit', description: '' },
        ...{ minutes: '60', bufferMinutes: '15', noticeHours: '24' },
      },
    ])
  return (
    <Panel title="Tipos de encontro">
      <ul className="divide-y divide-line">
        {form.types.map((type) => (
          <li key={type.key} className="p-4 lg:px-5">
            <TypeFields
              type={type}
              problems={problems}
              onChange={(next) => setTypes(form.types.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => setTypes(form.types.filter(({ key }) => key !== type.key))}
            />
          </li>
        ))}
      </ul>
      {form.types.length < MOST_TYPES && (
        <div className="border-t border-line p-4 lg:px-5">
          <Button variant="outline" onClick={add}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Adicionar tipo
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface TypeFieldsProps {
  type: TypedType
  problems: HoursEdits['problems']
  onChange: (type: TypedType) => void
  onRemove: () => void
}

const numbers = [
  ['minutes', 'Duração', 'min'],
  ['bufferMinutes', 'Intervalo depois', 'min'],
  ['noticeHours', 'Mudar até', 'h antes'],
] as const

function TypeFields({ type, problems, onChange, onRemove }: TypeFieldsProps) {
  const { key, name, kind, description } = type
  const shown = name.trim() === '' ? 'tipo novo' : name
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{shown}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto]">
        <Field
          label="Nome do tipo"
          required
          maxLength={60}
          value={name}
          onChange={(event) => onChange({ ...type, name: event.currentTarget.value })}
          error={problems[`${key}.name`]}
        />
        <SelectField
          label="O que é"
          value={kind}
          onChange={(event) => {
            const chosen = appointmentKinds.find((one) => one === event.currentTarget.value)
            if (chosen) onChange({ ...type, kind: chosen })
          }}
          className="max-lg:col-span-full max-lg:row-start-2"
        >
          {appointmentKinds.map((one) => (
            <option key={one} value={one}>
              {kindTexts[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Descrição na loja"
          maxLength={120}
          value={description}
          onChange={(event) => onChange({ ...type, description: event.currentTarget.value })}
          className="max-lg:col-span-full max-lg:row-start-3"
        />
        <IconButton
          label={`Remover ${shown}`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
          onClick={onRemove}
        />
      </div>
      <div className="mt-3 grid gap-3 min-[30rem]:grid-cols-3 lg:max-w-160">
        {numbers.map(([field, label, unit]) => (
          <Field
            key={field}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            tail={<span className="pointer-events-none pr-2.5 text-14 text-ink-2">{unit}</span>}
            value={type[field]}
            onChange={(event) => onChange({ ...type, [field]: event.currentTarget.value })}
            error={problems[`${key}.${field}`]}
          />
        ))}
      </div>
    </fieldset>
  )
}
