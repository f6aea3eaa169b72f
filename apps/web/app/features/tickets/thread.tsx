import { formatDate, formatDateTime } from '@shop/contract/dates'
import type { TicketMessage } from '@shop/contract/tickets'
import { Fragment } from 'react'
import { classes } from '~/ui/classes.ts'
import { AttachedPicture } from './attached-picture.tsx'
import { messageDays } from './message-days.ts'

interface ThreadProps {
  token: string
  messages: readonly TicketMessage[]
  /** The author name of the customer's messages: 'Você', or the customer's name for the admin. */
  customer: string
}

/**
 * The atelier on the left and the customer on the right, for both viewers. New messages are announced to screen
 * readers.
 */
export function Thread({ token, messages, customer }: ThreadProps) {
  return (
    <div role="log" aria-label="Mensagens" className="grid gap-5.5">
      {messageDays(messages).map(({ day, messages: ofDay }) => (
        <Fragment key={day}>
          <p className="text-center text-13 text-ink-3">{formatDate(day)}</p>
          {ofDay.map((message) => (
            <Message key={message.id} token={token} message={message} customer={customer} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

interface MessageProps {
  token: string
  message: TicketMessage
  customer: string
}

function Message({ token, message, customer }: MessageProps) {
  const { text, fromAdmin, sentAt, attachments } = message
  return (
    <article
      className={classes(
        'grid max-w-[88%] gap-1.5 sm:max-w-[78%]',
        fromAdmin ? 'justify-self-start' : 'justify-items-end justify-self-end',
      )}
    >
      <div
        className={classes(
          'rounded-3 px-5 py-4 leading-[1.55] wrap-anywhere',
          fromAdmin ? 'rounded-bl-1 bg-paper-2' : 'rounded-br-1 bg-wine-soft',
        )}
      >
        <p className="whitespace-pre-line">{text}</p>
        {attachments.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {attachments.map((attachment) => (
              <li key={attachment.id}>
                <AttachedPicture token={token} attachment={attachment} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-13 text-ink-3">
        {fromAdmin ? 'Ateliê' : customer} ·{' '}
        <time dateTime={sentAt.toISOString()}>{formatDateTime(sentAt).slice(-5)}</time>
      </p>
    </article>
  )
}
