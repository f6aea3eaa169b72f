import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { adminPaths } from '~/admin-paths.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
import { type TypedRoom, weekdayNames } from './hours-form.ts'
import type { HoursEdits } from './use-hours-edits.ts'

const MOST_ROOMS = 20
const WORKDAYS = 5

/** Where appointments take place, and when each room is open. */
export function RoomsPanel({ edits: { form, problems, change } }: { edits: HoursEdits }) {
  const setRooms = (rooms: TypedRoom[]) => change({ ...form, rooms })
  const add = () =>
    setRooms([
      ...form.rooms,
      { key: `new-${crypto.randomUUID()}`, name: '', kind: 'atelier', days: weekdayNames.map(() => '') },
    ])
  return (
    <Panel
      title="Salas e horários"
      aside={<TextLink to={`${adminPaths.settings}?secao=loja`}>Dias de descanso</TextLink>}
    >
      <p className="px-4 pt-4 text-14 text-ink-2 lg:px-5">
        Cada sala recebe um encontro por vez. Vazio, o dia não tem horas. Feriados nacionais e dias de
        descanso fecham sozinhos.
      </p>
      <ul className="divide-y divide-line">
        {form.rooms.map((room) => (
          <li key={room.key} className="p-4 lg:px-5">
            <RoomFields
              room={room}
              problems={problems}
              onChange={(next) => setRooms(form.rooms.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => setRooms(form.rooms.filter(({ key }) => key !== room.key))}
            />
          </li>
        ))}
      </ul>
      {form.rooms.length < MOST_ROOMS && (
        <div className="border-t border-line p-4 lg:px-5">
          <Button variant="outline" onClick={add}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Adicionar sala
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface RoomFieldsProps {
  room: TypedRoom
  problems: HoursEdits['problems']
  onChange: (room: TypedRoom) => void
  onRemove: () => void
}

function RoomFields({ room, problems, onChange, onRemove }: RoomFieldsProps) {
  const { key, name, kind, days } = room
  const shown = name.trim() === '' ? 'sala nova' : name
  const [monday = ''] = days
  const copyMonday = () => onChange({ ...room, days: days.map((day, at) => (at < WORKDAYS ? monday : day)) })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{shown}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:grid-cols-[minmax(0,20rem)_15rem_auto] lg:justify-start">
        <Field
          label="Nome da sala"
          required
          maxLength={60}
          value={name}
          onChange={(event) => onChange({ ...room, name: event.currentTarget.value })}
          error={problems[`${key}.name`]}
        />
        <SelectField
          label="Para"
          value={kind}
          onChange={(event) =>
            onChange({ ...room, kind: event.currentTarget.value === 'video' ? 'video' : 'atelier' })
          }
          className="max-lg:col-span-full max-lg:row-start-2"
        >
          <option value="atelier">Encontros no ateliê</option>
          <option value="video">Conversas por vídeo</option>
        </SelectField>
        <IconButton
          label={`Remover ${shown}`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
          onClick={onRemove}
        />
      </div>
      <div className="mt-4 grid gap-3 min-[30rem]:grid-cols-2 xl:grid-cols-4">
        {weekdayNames.map((weekday, at) => (
          <Field
            key={weekday}
            label={weekday}
            autoComplete="off"
            maxLength={80}
            placeholder="fechado"
            value={days[at] ?? ''}
            onChange={(event) => onChange({ ...room, days: days.with(at, event.currentTarget.value) })}
            error={problems[`${key}.${at}`]}
          />
        ))}
        <TextButton className="self-end justify-self-start" onClick={copyMonday}>
          Segunda vale até sexta
        </TextButton>
      </div>
    </fieldset>
  )
}
