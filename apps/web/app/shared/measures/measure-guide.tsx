import { type MeasureName, measures } from '@shop/contract/measures'
import { MeasureDrawing } from './measure-drawing.tsx'

/** How to take the measure whose field has focus. It stays in view while the fields scroll, if the window is high enough. */
export function MeasureGuide({ name }: { name: MeasureName }) {
  const { label, how } = measures[name]
  return (
    <div className="z-1 flex items-center gap-5 bg-paper-3 max-lg:-mx-(--page-margin) max-lg:px-(--page-margin) lg:grid lg:rounded-1 lg:px-6 lg:pt-6 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-(--covered-top) lg:[@media(min-height:40rem)]:top-[calc(var(--covered-top)+1.5rem)]">
      <MeasureDrawing
        name={name}
        cropped
        className="h-30 w-23 flex-none max-lg:mt-2 lg:mx-auto lg:h-96 lg:w-71"
      />
      <div className="min-w-0 py-3 lg:pb-6">
        <p className="font-title text-h4 leading-(--leading-title)">{label}</p>
        <p className="mt-1.5 text-14 leading-[1.5] text-ink-2">{how}</p>
      </div>
    </div>
  )
}
