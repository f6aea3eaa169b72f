import type { Store } from '@shop/contract/store'
import { LegalLine } from './legal-line.tsx'

interface CompactFooterProps {
  store: Store
  year: string
}

export function CompactFooter({ store, year }: CompactFooterProps) {
  const { email } = store.profile
  return (
    <footer className="on-night bg-night py-8 text-14 text-paper">
      <div className="page">
        <LegalLine store={store} year={year}>
          {email && (
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center hover:text-white hover:underline"
            >
              {email}
            </a>
          )}
        </LegalLine>
      </div>
    </footer>
  )
}
