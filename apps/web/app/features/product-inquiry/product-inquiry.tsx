import { openStateAt } from '@shop/contract/open-state'
import { clockText } from '@shop/contract/opening-hours'
import type { Store } from '@shop/contract/store'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useMinute } from '~/lib/use-minute.ts'
import { useWeddingDay } from '~/shared/delivery/wedding-day.ts'
import { useChosenVariant } from '~/shared/products/chosen-variant.ts'
import { BrandSymbol } from '~/ui/brand-symbol.tsx'
import { ButtonAnchor } from '~/ui/button.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { chatText, chatUrl } from './inquiry-text.ts'

interface ProductInquiryProps {
  product: { id: number; name: string }
  /** The address of the product's page. */
  url: string
  store: Pick<Store, 'closedDays' | 'contactSubjects'> & {
    profile: Pick<Store['profile'], 'whatsapp' | 'openingHours'>
  }
}

/**
 * A question about the product: by chat while the atelier is open, otherwise by a form in its place. The browser
 * decides, because the page is cached; until then, and without scripts, it is the chat.
 */
export function ProductInquiry({ product, url, store }: ProductInquiryProps) {
  const { whatsapp, openingHours } = store.profile
  const now = useMinute()
  const state = now && openStateAt(now, openingHours, store.closedDays)
  const variant = useChosenVariant(product.id)
  const weddingOn = useWeddingDay()
  const inquired = { name: product.name, size: variant?.size, color: variant?.color }
  const about = chatText(inquired, weddingOn)
  // What she has begun to write stays, also when the atelier opens meanwhile.
  const [isWriting, setWriting] = useState(false)
  const isChat = !isWriting && whatsapp !== null && (state === undefined || state.open)
  return (
    <section aria-labelledby="inquiry" className="page pb-16 lg:pb-24">
      <div className="rounded-1 border border-line bg-white p-5 sm:p-8">
        {isChat ? (
          <div className="grid grid-cols-1 items-center gap-x-8 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
            <Symbol className="max-lg:hidden" />
            <div>
              <Title />
              <p className="mt-2 text-ink-2">
                {state?.open && (
                  <>
                    <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-pill bg-ok" />
                    <span className="font-medium text-ok">
                      Ateliê aberto até as {clockText(state.closes)}
                    </span>
                    {' · '}
                  </>
                )}
                <span className={state?.open ? undefined : 'inline-block first-letter:uppercase'}>
                  a mensagem já vai com {about}.
                </span>
              </p>
            </div>
            <ButtonAnchor
              href={chatUrl(whatsapp, about, url)}
              target="_blank"
              className="whitespace-normal! max-lg:w-full max-sm:px-2.5!"
            >
              <MessageCircle aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
              Perguntar pelo WhatsApp
            </ButtonAnchor>
          </div>
        ) : (
          <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-2" onFocus={() => setWriting(true)}>
            <InquiryForm
              subject={store.contactSubjects?.[0]}
              inquired={inquired}
              next={state && !state.open ? state.next : undefined}
            >
              <Symbol className="mb-4" />
              <Title />
            </InquiryForm>
          </div>
        )}
      </div>
    </section>
  )
}

function Title() {
  return (
    <h2 id="inquiry" className="text-h3!">
      Pergunte a quem borda
    </h2>
  )
}

function Symbol({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-20 w-17 place-items-center rounded-arch bg-paper-2 text-wine ${className}`}
    >
      <BrandSymbol className="h-11 w-auto" />
    </span>
  )
}
