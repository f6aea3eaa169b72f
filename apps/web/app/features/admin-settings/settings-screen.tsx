import { useListParams } from '~/lib/use-list-params.ts'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { SectionNav } from '~/ui/section-nav.tsx'
import { CatalogueFeed } from './catalogue/catalogue-feed.tsx'
import { Categories } from './categories.tsx'
import { Coupons } from './coupons/coupons.tsx'
import { Emails } from './emails/emails.tsx'
import { StoreLists } from './lists/store-lists.tsx'
import { PaymentPlanSettings } from './payment-plan/payment-plan-settings.tsx'
import { Plans } from './plans/plans.tsx'
import { Synonyms } from './search/synonyms.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Selection } from './selection/selection.tsx'
import { Stock } from './stock/stock.tsx'
import { StoreSettings } from './store-settings.tsx'

const SECTION = 'secao'

const sections = [
  { value: '', text: 'Categorias' },
  { value: 'cupons', text: 'Cupons' },
  { value: 'estoque', text: 'Estoque' },
  { value: 'parcelas', text: 'Sinal, parcelas e cancelamento' },
  { value: 'modelos', text: 'Modelos de produção' },
  { value: 'cores', text: 'Cores e tamanhos' },
  { value: 'selecao', text: 'Seleção do ateliê' },
  { value: 'busca', text: 'Busca' },
  { value: 'emails', text: 'E-mails' },
  { value: 'loja', text: 'Loja' },
  { value: 'seguranca', text: 'Segurança' },
] as const

export default function SettingsScreen() {
  const { get, change } = useListParams()
  const section = sections.find(({ value }) => value === get(SECTION))?.value ?? ''
  return (
    <>
      <ScreenHead title="Configurações" />
      <SectionNav
        label="Configurações"
        tabs={sections}
        chosen={section}
        onChoose={(next) => change({ [SECTION]: next })}
      />
      {section === '' && <Categories />}
      {section === 'cupons' && <Coupons />}
      {section === 'estoque' && <Stock />}
      {section === 'parcelas' && <PaymentPlanSettings />}
      {section === 'modelos' && <Plans />}
      {section === 'cores' && <StoreLists />}
      {section === 'selecao' && <Selection />}
      {section === 'busca' && <Synonyms />}
      {section === 'emails' && <Emails />}
      {section === 'loja' && (
        <>
          <StoreSettings />
          <CatalogueFeed />
        </>
      )}
      {section === 'seguranca' && <SecondFactor />}
    </>
  )
}
