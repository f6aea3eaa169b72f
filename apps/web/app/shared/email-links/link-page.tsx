import { errors } from '@shop/contract/errors'
import { failures } from '@shop/contract/failures'
import Mail from 'lucide-react/icons/mail'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLinkToken } from '~/lib/link-token.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import type { LinkResult } from './link-result.ts'

interface LinkPageProps {
  title: string
  text: string
  action: string
  doneTitle: string
  follow: (token: string) => Promise<LinkResult>
}

const icon = { className: 'size-11', strokeWidth: 1 } as const
const noToken: LinkResult = { done: false, message: errors.invalid_newsletter_token.message }

/**
 * The page that the link in an email opens, to confirm or cancel something. Opening it changes nothing, because email scanners open links automatically: the
 * visitor has to press the button.
 */
export function LinkPage({ title, text, action, doneTitle, follow }: LinkPageProps) {
  const token = useLinkToken()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<LinkResult>()
  const shown = result ?? (token === null ? noToken : undefined)

  const onPress = async () => {
    if (!token) return
    setPending(true)
    setResult(await follow(token).catch(() => ({ done: false, message: failures.newsletterLink.noResponse })))
    setPending(false)
  }

  if (shown) {
    return (
      <ResultMessage
        icon={shown.done ? <MailCheck {...icon} /> : <MailX {...icon} />}
        moved={result !== undefined}
        title={shown.done ? doneTitle : 'Não deu certo'}
      >
        <p className="text-ink-2">{shown.message}</p>
        {!shown.done && token && (
          <Button onClick={() => void onPress()} loading={pending} className="max-sm:w-full">
            Tentar novamente
          </Button>
        )}
        <ButtonLink
          to={paths.collections}
          variant={shown.done ? 'primary' : 'outline'}
          className="max-sm:w-full"
        >
          Ver a coleção
        </ButtonLink>
      </ResultMessage>
    )
  }
  return (
    <div className="page py-8">
      <EmptyState icon={<Mail {...icon} />} title={title} heading="h1">
        <p className="text-ink-2">{text}</p>
        {/* Disabled until hydration: a click would do nothing. */}
        <Button
          onClick={() => void onPress()}
          loading={pending}
          disabled={token === undefined}
          className="mt-2 max-sm:w-full"
        >
          {action}
        </Button>
        <noscript>Para continuar, ative o JavaScript do navegador.</noscript>
      </EmptyState>
    </div>
  )
}

interface ResultMessageProps {
  icon: ReactNode
  title: string
  /** Moves focus to the heading after the page content has changed in response to a click. */
  moved: boolean
  children: ReactNode
}

function ResultMessage({ icon, title, moved, children }: ResultMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])
  return (
    <div className="page py-8">
      <EmptyState icon={icon} title={title} heading="h1" titleRef={heading}>
        {children}
      </EmptyState>
    </div>
  )
}
