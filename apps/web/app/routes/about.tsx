import preview from '~/assets/pictures/story-900.webp'
import { History } from '~/features/about/history.tsx'
import { Invitation } from '~/features/about/invitation.tsx'
import { Mission } from '~/features/about/mission.tsx'
import { Opening } from '~/features/about/opening.tsx'
import { Values } from '~/features/about/values.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { pageMeta } from '~/lib/page-meta.ts'
import { paths } from '~/lib/paths.ts'
import type { Route } from './+types/about'

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  return pageMeta(site, {
    title: 'Sobre Nós',
    description: `A história do ${site.store.profile.name}: um ateliê de noivas que desenha, corta e borda à mão desde 2015.`,
    path: paths.about,
    image: { src: preview, width: 900, height: 1200 },
  })
}

export default function About() {
  const { name, address } = useSite().store.profile
  return (
    <>
      <Opening name={name} city={address.city} />
      <Mission />
      <Values />
      <History />
      <Invitation />
    </>
  )
}
