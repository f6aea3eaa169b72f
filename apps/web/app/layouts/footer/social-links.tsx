import type { StoreProfile } from '@shop/contract/store'
import type { ReactNode } from 'react'

export function SocialLinks({ profile }: { profile: StoreProfile }) {
  const networks = [
    { name: 'Instagram', url: profile.instagram, drawing: instagram },
    { name: 'Facebook', url: profile.facebook, drawing: facebook },
    { name: 'Pinterest', url: profile.pinterest, drawing: pinterest },
  ]
  return (
    <ul className="-ml-3 flex gap-2">
      {networks.map(
        ({ name, url, drawing }) => url && <SocialLink key={name} name={name} url={url} drawing={drawing} />,
      )}
    </ul>
  )
}

interface SocialLinkProps {
  name: string
  url: string
  drawing: ReactNode
}

function SocialLink({ name, url, drawing }: SocialLinkProps) {
  return (
    <li>
      <a
        href={url}
        rel="noopener"
        aria-label={name}
        className="grid size-11 place-items-center text-paper hover:text-gold-soft"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 fill-none stroke-current"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {drawing}
        </svg>
      </a>
    </li>
  )
}

const instagram = (
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M16.9 7.1h.01" />
  </>
)
const facebook = (
  <path d="M13.5 21v-7.5H16l.5-3h-3V8.7c0-1 .4-1.7 1.8-1.7h1.3V4.2c-.6-.1-1.3-.2-2-.2-2.3 0-3.8 1.4-3.8 4v2.5H8v3h2.8V21z" />
)
const pinterest = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M10 20.5 12.3 10.5M9.6 13.2c-1.7-3.7.5-6.2 3-6.2 2.2 0 3.7 1.5 3.7 3.6 0 2.4-1.4 4.2-3.2 4.2-1 0-1.6-.5-1.9-1.1" />
  </>
)
