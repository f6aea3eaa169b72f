import type { Store } from '@shop/contract/store'
import { NewsletterForm } from '~/features/newsletter/newsletter-form.tsx'
import { navigation } from '../navigation.ts'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { helpLinks } from './help-links.ts'
import { LegalLine } from './legal-line.tsx'
import { SocialLinks } from './social-links.tsx'

interface FooterProps {
  store: Store
  year: string
}

export function Footer({ store, year }: FooterProps) {
  const { profile } = store
  return (
    <footer className="on-night bg-night pt-16 pb-8 text-14 text-paper">
      <div className="page">
        <div className="grid items-center gap-8 border-b border-night-line pb-12 lg:grid-cols-[1fr_460px] lg:gap-12">
          <div>
            <h2>Novidades e inspirações</h2>
            <p className="mt-1.5 text-paper-3">Coleções novas e histórias do ateliê.</p>
          </div>
          <NewsletterForm />
        </div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 py-12 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.35fr] lg:gap-x-8">
          <div className="max-lg:col-span-full">
            <p className="font-brand text-[1.75rem] leading-none tracking-[0.16em] text-white uppercase">
              {profile.name}
            </p>
            <p className="mt-4 max-w-72 text-paper-3">{profile.tagline}</p>
            <div className="mt-4">
              <SocialLinks profile={profile} />
            </div>
          </div>
          <FooterLinks title="Loja" links={navigation} />
          <FooterLinks title="Ajuda" links={helpLinks} />
          <FooterContact profile={profile} />
        </div>
        <div className="border-t border-night-line pt-6">
          <LegalLine store={store} year={year} />
        </div>
      </div>
    </footer>
  )
}
