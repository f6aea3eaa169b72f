import { Link } from 'react-router'

interface FooterLinksProps {
  title: string
  links: readonly { to: string; text: string }[]
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <p className="mb-2 font-medium text-white">{title}</p>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-paper-3 hover:text-white hover:underline hover:underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
