import type { Store } from '@shop/contract/store'
import { Link } from 'react-router'
import { phoneText } from '~/shared/store/phone.ts'
import { helpLinks } from './help-links.ts'
import { LegalLine } from './legal-line.tsx'
import { SocialLinks } from './social-links.tsx'

interface CompactFooterProps {
  store: Store
  year: string
}

const link = 'inline-flex min-h-11 items-center hover:text-white hover:underline hover:underline-offset-4'

/** The footer without its newsletter form, for pages that have a form of their own. */
export function CompactFooter({ store, year }: CompactFooterProps) {
  const { profile } = store
  const { email, whatsapp } = profile
  return (
    <footer className="on-night bg-night py-8 text-14 text-paper">
      <div className="page">
        <div className="mb-6 flex justify-between gap-x-8 border-b border-night-line pb-4 max-lg:flex-col lg:items-center">
          <nav aria-label="Ajuda">
            <ul className="flex flex-wrap gap-x-6 text-paper-3">
              {helpLinks.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={link}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks profile={profile} />
        </div>
        <LegalLine store={store} year={year}>
          {whatsapp && (
            <a href={`https://wa.me/${whatsapp}`} rel="noopener" className={link}>
              WhatsApp {phoneText(whatsapp)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          )}
        </LegalLine>
      </div>
    </footer>
  )
}
