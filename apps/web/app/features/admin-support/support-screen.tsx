import { useListParams } from '~/lib/use-list-params.ts'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { SectionNav } from '~/ui/section-nav.tsx'
import { ContactMessages } from './contact-messages.tsx'
import { Reviews } from './reviews.tsx'
import { Subscribers } from './subscribers.tsx'
import { Tickets } from './tickets.tsx'

const SECTION = 'secao'
const MESSAGES = 'mensagens'
const REVIEWS = 'avaliacoes'
const NEWSLETTER = 'newsletter'

const sections = [
  { value: '', text: 'Tickets' },
  { value: MESSAGES, text: 'Mensagens de contato' },
  { value: REVIEWS, text: 'Avaliações' },
  { value: NEWSLETTER, text: 'Newsletter' },
] as const

/** Customer tickets, contact messages, product reviews and newsletter subscribers. */
export default function SupportScreen() {
  const { get, change } = useListParams()
  const section = sections.find(({ value }) => value === get(SECTION))?.value ?? ''
  return (
    <>
      <ScreenHead title="Suporte" />
      <SectionNav
        label="Suporte"
        chosen={section}
        onChoose={(next) => change({ [SECTION]: next, busca: '', status: '' })}
        tabs={sections}
      />
      {section === '' && <Tickets />}
      {section === MESSAGES && <ContactMessages />}
      {section === REVIEWS && <Reviews />}
      {section === NEWSLETTER && <Subscribers />}
    </>
  )
}
