import type { MeasureDoubt } from '@shop/contract/measure-doubts'
import type { MeasurementVersion } from '@shop/contract/measurements'
import type { MeasureName, MeasureValues } from '@shop/contract/measures'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TextButton } from '~/ui/text-link.tsx'
import { MeasureRow } from './measure-row.tsx'
import { measureGroups, type VersionTexts } from './version-values.ts'

interface MeasureRowsProps {
  form: UseFormReturn<VersionTexts>
  latest: MeasurementVersion | undefined
  doubts: readonly MeasureDoubt[]
  onFocus: (name: MeasureName) => void
  /** A field lost focus. */
  onLeave: () => void
  confirm: (name: MeasureName) => void
  accept: (values: MeasureValues) => void
}

/** The usual measures in two columns, filled downwards; the others behind a button. */
export function MeasureRows({ latest, ...rest }: MeasureRowsProps) {
  const { main, more } = measureGroups(latest)
  const [opened, setOpened] = useState(false)
  const { errors } = rest.form.formState
  const open = opened || more.some((name) => errors[name] || rest.form.getValues(name) !== '')
  const moreId = useId()
  return (
    <div className="grid gap-4">
      <Columns names={main} latest={latest} {...rest} />
      {more.length > 0 && (
        <TextButton
          aria-expanded={open}
          aria-controls={moreId}
          className="justify-self-start"
          onClick={() => setOpened(!open)}
        >
          {open ? 'Menos medidas' : 'Mais medidas'}
        </TextButton>
      )}
      <div id={moreId} hidden={!open}>
        <Columns names={more} latest={latest} {...rest} />
      </div>
    </div>
  )
}

function Columns({ names, ...rest }: MeasureRowsProps & { names: readonly MeasureName[] }) {
  const half = Math.ceil(names.length / 2)
  return (
    <div className="grid gap-x-8 xl:grid-cols-2">
      {[names.slice(0, half), names.slice(half)].map((column) => (
        <div key={column.join()} className="min-w-0">
          {column.map((name) => (
            <MeasureRow key={name} name={name} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}
