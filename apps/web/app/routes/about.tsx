import preview from '~/assets/pictures/story-900.webp'
import { History } from '~/features/about/history.tsx'
import { Invitation } from '~/features/about/invitation.tsx'
import { Opening } from '~/features/about/opening.tsx'
import { Values } from '~/features/about/values.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { paths } from '~/paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
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

function Mission() {
  return (
    <section aria-labelledby="mission" className="bg-paper-2 py-16 lg:py-24">
      <div className="page grid justify-items-center gap-6 text-center">
        <h2 id="mission" className="eyebrow font-text!">
          Nossa missão
        </h2>
        <p className="max-w-220 font-title text-h2 leading-[1.2] text-balance">
          Criar vestidos que contam a história de quem os veste, com <em>tempo, verdade</em> e um acabamento
          que emociona de perto.
        </p>
        <p className="max-w-140 text-ink-2">
          Um vestido de noiva se usa um dia e se guarda a vida toda. Trabalhamos para que ele mereça os dois.
        </p>
      </div>
    </section>
  )
}
