import { useListParams } from '~/lib/use-list-params.ts'
import { ScreenHead } from '~/ui/desk/screen-head.tsx'
import { SubTabs } from '~/ui/desk/sub-tabs.tsx'
import { ContactMessages } from './contact-messages.tsx'
import { Tickets } from './tickets.tsx'

const SECTION = 'secao'
const MESSAGES = 'mensagens'

/** Tickets of customers, and what anybody wrote on the contact page. */
export default function SupportScreen() {
  const { get, change } = useListParams()
  const section = get(SECTION) === MESSAGES ? MESSAGES : ''
  return (
    <>
      <ScreenHead title="Suporte" />
      <SubTabs
        label="Suporte"
        chosen={section}
        onChoose={(next) => change({ [SECTION]: next, busca: '', status: '' })}
        tabs={[
          { value: '', text: 'Tickets' },
          { value: MESSAGES, text: 'Mensagens de contato' },
        ]}
      />
      {section === MESSAGES ? <ContactMessages /> : <Tickets />}
    </>
  )
}
