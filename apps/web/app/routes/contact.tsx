import { contactSubjects } from '@shop/contract/constants'
import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import { ContactForm } from '~/features/contact/contact-form.tsx'
import { InfoCards } from '~/features/contact/info-cards.tsx'
import { Location } from '~/features/contact/location.tsx'
import { openingHoursJsonLd } from '~/features/contact/opening-hours-json-ld.ts'
import { QuickContact } from '~/features/contact/quick-contact.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { deferred } from '~/lib/deferred.tsx'
import { paths } from '~/paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/contact'

const OrganizationData = deferred(() =>
  import('~/features/home/organization-data.tsx').then((module) => module.OrganizationData),
)

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  return pageMeta(site, {
    title: 'Contato',
    description: `Fale com o ${site.store.profile.name}: formulário, telefone, WhatsApp, e-mail e horário de atendimento. Respondemos em até ${replyTimeText(numbersOf(site.store))}.`,
    path: paths.contact,
  })
}

export default function Contact() {
  const { store, theme, origin } = useSite()
  const { profile } = store
  return (
    <>
      <div className="page pt-10 pb-16 lg:pt-12 lg:pb-24">
        <p className="eyebrow">Contato</p>
        <h1 className="mt-4 text-h1! tracking-[-0.012em]">
          Conte para nós <em className="max-lg:block">o que você imagina</em>
        </h1>
        <p className="mt-4 max-w-150 text-18 text-ink-2">
          Dúvidas, orçamentos, ajustes: quem responde é quem faz o vestido. Resposta em até{' '}
          <strong className="font-medium text-ink">{replyTimeText(numbersOf(store))}</strong>.
        </p>
        <div className="mt-8">
          <QuickContact profile={profile} />
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-12 border-t border-line pt-10 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:pt-12">
          <section aria-labelledby="write">
            <h2 id="write">Envie uma mensagem</h2>
            <p className="mt-1.5 mb-6 text-14 text-ink-3">Campos com * são obrigatórios.</p>
            <ContactForm subjects={store.contactSubjects ?? contactSubjects} />
          </section>
          <InfoCards store={store} />
        </div>
      </div>
      <Location profile={profile} />
      <OrganizationData
        profile={profile}
        origin={origin}
        logo={theme.logo?.url}
        more={openingHoursJsonLd(profile.openingHours)}
      />
    </>
  )
}
