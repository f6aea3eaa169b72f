import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type Place, placeIn } from './measurement-paths.ts'
import { NewPerson } from './new-person.tsx'
import { NewVersion } from './new-version.tsx'
import { OwnMeasurementSheets } from './own-measurement-sheets.tsx'
import { PersonScreen } from './person-screen.tsx'

/** Body measures of the people a customer orders for. Each place has its own URL, so that the back button works. */
export default function MeasurementsTab({ token }: { token: string }) {
  const [params] = useSearchParams()
  const place = placeIn(params)
  const region = useRef<HTMLElement>(null)
  const key = JSON.stringify(place)
  const first = useRef(key)
  useEffect(() => {
    // The focused link is gone with its place; on the first one the page decides.
    if (first.current !== key) region.current?.focus()
    first.current = ''
  }, [key])
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Fichas de medidas"
      className="outline-none focus-visible:shadow-none"
    >
      <PlaceContent token={token} place={place} />
    </section>
  )
}

function PlaceContent({ token, place }: { token: string; place: Place }) {
  switch (place.kind) {
    case 'list':
      return <OwnMeasurementSheets token={token} />
    case 'new':
      return <NewPerson token={token} />
    case 'person':
      return <PersonScreen key={place.id} token={token} id={place.id} number={place.number} />
    case 'newVersion':
      return <NewVersion key={place.id} token={token} id={place.id} />
  }
}
