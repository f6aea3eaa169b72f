import { aboutPage } from '@shop/contract/content/about'
import preview from '~/assets/pictures/story-900.webp'
import { History } from '~/features/about/history.tsx'
import { Invitation } from '~/features/about/invitation.tsx'
import { Opening } from '~/features/about/opening.tsx'
import { Values } from '~/features/about/values.tsx'
import { load } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { previewOf } from '~/shared/content/preview-of.ts'
import { InlineText } from '~/shared/content/rich-text.tsx'
import { uploadedPicture } from '~/shared/content/site-picture.ts'
import { pageMeta, previewOf as previewOfPicture } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/about'

export function loader({ context, url }: Route.LoaderArgs) {
  return load(aboutPage.read, { query: previewOf(url) }, context)
}

export function meta({ matches, loaderData: { value, pictures } }: Route.MetaArgs) {
  const site = matches[0].loaderData
  const own = previewOfPicture(pictures[value.picture?.hash ?? ''])
  return pageMeta(site, {
    title: 'Sobre Nós',
    description: value.summary,
    path: paths.about,
    image: own ?? { src: preview, width: 900, height: 1200 },
  })
}

export default function About({ loaderData: { value, pictures } }: Route.ComponentProps) {
  const own = uploadedPicture(pictures, value.picture)
  return (
    <>
      <Opening title={value.title} story={value.story} own={own} />
      <Mission mission={value.mission} note={value.missionNote} />
      <Values values={value.values} />
      <History historyTitle={value.historyTitle} history={value.history} />
      <Invitation title={value.invitation} plain={own !== undefined} />
    </>
  )
}

function Mission({ mission, note }: { mission: string; note: string }) {
  return (
    <section aria-labelledby="mission" className="bg-paper-2 py-16 lg:py-24">
      <div className="page grid justify-items-center gap-6 text-center">
        <h2 id="mission" className="eyebrow font-text!">
          Nossa missão
        </h2>
        <p className="max-w-220 font-title text-h2 leading-[1.2] text-balance">
          <InlineText text={mission} />
        </p>
        <p className="max-w-140 text-ink-2">
          <InlineText text={note} />
        </p>
      </div>
    </section>
  )
}
