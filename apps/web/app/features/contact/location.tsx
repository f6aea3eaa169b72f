import type { StoreProfile } from '@shop/contract/store'
import { visitPath } from '~/paths.ts'
import { mapPath, placeOf } from '~/shared/store/map-path.ts'
import { TextLink } from '~/ui/text-link.tsx'

/** A drawing instead of an embedded map, so that no map provider receives visitor data; a link opens a real map. */
export function Location({ profile }: { profile: StoreProfile }) {
  return (
    <section aria-labelledby="location" className="bg-paper-2 py-14 lg:py-20">
      <div className="page grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <p className="eyebrow mb-3">Localização</p>
          <h2 id="location">Venha tomar um café</h2>
          <p className="mt-3 text-ink-2">
            Atendemos com hora marcada, para que a sala seja só sua. Escolha o dia antes de vir.
          </p>
          <div className="mt-3 flex flex-wrap gap-x-6">
            <TextLink to={visitPath}>Agende sua visita</TextLink>
            <a
              href={mapPath(profile)}
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-14 font-medium text-wine underline underline-offset-4 hover:text-wine-strong"
            >
              Abrir no mapa
            </a>
          </div>
        </div>
        <figure>
          <SketchMap label={`Mapa ilustrativo: ${placeOf(profile)}`} />
          <figcaption className="mt-2 text-13 text-ink-3">Mapa ilustrativo, sem escala.</figcaption>
        </figure>
      </div>
    </section>
  )
}

/** A few streets, a square and the atelier. */
function SketchMap({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 800 340"
      preserveAspectRatio="xMidYMid slice"
      className="h-60 w-full bg-paper-3 sm:h-80"
    >
      <path
        d="M520 30c60-12 150-6 210 8 4 40 2 82-6 110-70 10-150 6-206-4-6-36-4-80 2-114z"
        className="fill-sage-soft"
      />
      <g className="fill-none stroke-paper" strokeWidth="26" strokeLinecap="round">
        <path d="M-20 96c140-22 300 8 430 2s270-34 420-20" />
        <path d="M-20 236c180 16 320-14 470-4s250 22 380 6" />
        <path d="M150-20c-8 110 20 250 4 390M404-20c10 120-14 240 2 390M640-20c-6 130 22 260 8 390" />
      </g>
      <g className="fill-none stroke-paper" strokeWidth="12" strokeLinecap="round">
        <path d="M-20 168c130 6 240-10 420-4M280 96c6 60-4 90 2 138M520 236c4 40-2 80 4 130M404 290c90-8 160 6 244-2" />
      </g>
      <g className="fill-none stroke-line-strong opacity-50" strokeWidth="1">
        <path d="M-20 84c140-22 300 8 430 2s270-34 420-20M-20 248c180 16 320-14 470-4s250 22 380 6" />
        <path d="M138-20c-8 110 20 250 4 390M416-20c10 120-14 240 2 390M652-20c-6 130 22 260 8 390" />
      </g>
      <ellipse cx="404" cy="178" rx="30" ry="6" className="fill-ink opacity-15" />
      <path d="M374 158v-48a30 30 0 0 1 60 0v48h-20l-10 18-10-18z" className="fill-wine" />
      <path
        d="M384 150v-39a20 20 0 0 1 40 0v39M404 92l-13 58M404 92l13 58M395.500 130h17"
        className="fill-none stroke-paper"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
