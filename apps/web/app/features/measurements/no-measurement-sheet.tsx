import type { Ref } from 'react'
import { MeasureDrawing } from '~/shared/measures/measure-drawing.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { NewPersonForm } from './new-person-form.tsx'

interface NoMeasurementSheetProps {
  token: string
  title: Ref<HTMLHeadingElement>
}

export function NoMeasurementSheet({ token, title }: NoMeasurementSheetProps) {
  return (
    <EmptyState
      icon={<MeasureDrawing name="bust" cropped className="h-42 w-32" />}
      title="Nenhuma ficha ainda"
      titleRef={title}
    >
      <p className="text-ink-2">
        Guarde aqui as medidas de quem vai vestir. Para uma peça sob medida, elas já estarão prontas.
      </p>
      <NewPersonForm token={token} />
    </EmptyState>
  )
}
