import { useListParams } from '~/lib/use-list-params.ts'
import { SettingsNav } from '~/shared/admin/settings-nav.tsx'
import { settingsParam, settingsSections } from '~/shared/admin/settings-sections.ts'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { CatalogueFeed } from './catalogue/catalogue-feed.tsx'
import { Categories } from './categories.tsx'
import { Coupons } from './coupons/coupons.tsx'
import { Emails } from './emails/emails.tsx'
import { FirstStepsSection } from './first-steps-section.tsx'
import { StoreLists } from './lists/store-lists.tsx'
import { PaymentPlanSettings } from './payment-plan/payment-plan-settings.tsx'
import { Plans } from './plans/plans.tsx'
import { Synonyms } from './search/synonyms.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Selection } from './selection/selection.tsx'
import { Stock } from './stock/stock.tsx'
import { StoreSettings } from './store-settings.tsx'

export default function SettingsScreen() {
  const { get } = useListParams()
  const section = settingsSections.find(({ value }) => value === get(settingsParam))?.value ?? ''
  return (
    <>
      <ScreenHead title="Configurações" />
      <SettingsNav chosen={section} />
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
      {section === 'passos' && <FirstStepsSection />}
    </>
  )
}
