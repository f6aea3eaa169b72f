import type { EmailSample } from '@shop/contract/email-samples'
import { classes } from '~/ui/classes.ts'

const groups = [
  { to: 'customer', title: 'Para a cliente' },
  { to: 'atelier', title: 'Para o ateliê' },
] as const

interface EmailListProps {
  emails: readonly EmailSample[]
  chosen: string | undefined
  onChoose: (name: string) => void
}

export function EmailList({ emails, chosen, onChoose }: EmailListProps) {
  return groups.map(({ to, title }) => (
    <section key={to} aria-labelledby={`emails-${to}`} className="mb-6">
      <h2
        id={`emails-${to}`}
        className="mb-2 font-text text-[0.9375rem] leading-[1.3] font-semibold tracking-normal"
      >
        {title}
      </h2>
      <ul className="rounded-1 border border-line bg-white">
        {emails
          .filter((email) => email.to === to)
          .map(({ name, when }) => (
            <li key={name} className="not-first:border-t not-first:border-line">
              <button
                type="button"
                aria-current={name === chosen ? 'true' : undefined}
                onClick={() => onChoose(name)}
                className={classes(
                  'flex min-h-11 w-full items-center px-4 py-2 text-left',
                  name === chosen
                    ? 'lg:bg-wine-soft lg:font-semibold lg:text-wine'
                    : 'hover:bg-paper hover:text-wine',
                )}
              >
                {when}
              </button>
            </li>
          ))}
      </ul>
    </section>
  ))
}
