import type { AppointmentKind } from '@shop/contract/appointment-facts'
import type { AppointmentType } from '@shop/contract/appointments'
import Video from 'lucide-react/icons/video'
import type { ReactNode } from 'react'
import { lengthText } from '~/shared/appointments/appointment-text.ts'
import { DressIcon } from '~/ui/dress-icon.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'

interface KindsProps {
  types: readonly AppointmentType[]
  chosen: AppointmentType
  onChoose: (type: AppointmentType) => void
}

export function Kinds({ types, chosen, onChoose }: KindsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      <legend className="mb-4 font-title text-h3 leading-title">O encontro</legend>
      {types.map((type) => (
        <label
          key={type.id}
          className="relative grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)] content-start gap-x-3 rounded-1 border border-line-strong bg-white px-4 py-4 transition-colors hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:inset-ring has-checked:inset-ring-wine has-focus-visible:shadow-(--focus-ring) sm:grid-cols-1 sm:gap-y-2 sm:px-5 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name="type"
            value={type.id}
            checked={type.id === chosen.id}
            onChange={() => onChoose(type)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none"
          />
          <span className={type.id === chosen.id ? 'text-wine' : 'text-gold'}>
            <KindIcon kind={type.kind} />
          </span>
          <span className="grid gap-1">
            <span className="font-medium wrap-anywhere">{type.name}</span>
            <span className="text-14 leading-[1.5] wrap-anywhere text-ink-2">
              {[lengthText(type.minutes), type.description].filter(Boolean).join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const icon = { 'aria-hidden': true, className: 'size-6 flex-none', strokeWidth: 1.25 } as const
const icons: Record<AppointmentKind, ReactNode> = {
  visit: <DressIcon {...icon} />,
  fitting: <TapeIcon {...icon} />,
  video: <Video {...icon} />,
}

export function KindIcon({ kind }: { kind: AppointmentKind }) {
  return icons[kind]
}
