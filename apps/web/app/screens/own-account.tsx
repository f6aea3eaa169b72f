import type { User } from '@shop/contract/users'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AccountHeading } from '~/features/account/account-heading.tsx'
import { AddressForm } from '~/features/account/address-form.tsx'
import { OwnData } from '~/features/account/own-data.tsx'
import { useProfile } from '~/features/account/profile.queries.ts'
import { ProfileForm } from '~/features/account/profile-form.tsx'
import { ProfilePart } from '~/features/account/profile-part.tsx'
import { Security } from '~/features/account/security.tsx'
import { forgetCart } from '~/features/cart/account-cart.ts'
import { OrderList } from '~/features/orders/order-list.tsx'
import { ordersOf } from '~/features/orders/orders.queries.ts'
import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { forgetSession, rememberAccount } from '~/features/session/session.queries.ts'
import { AdminTicket } from '~/features/tickets/admin-ticket.tsx'
import { signOut } from '~/layouts/sign-out.ts'
import { useSite } from '~/layouts/use-site.ts'
import { queryClient } from '~/lib/query-client.ts'
import { paths } from '~/paths.ts'
import { accountTabIn, accountTabPath, accountTabs, orderOfNewTicket } from '~/shared/account/account-tabs.ts'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TabBar } from '~/ui/tabs.tsx'
import { VisitedPanel } from '~/ui/visited-panel.tsx'

/** Few customers open it, and its form is long. */
const MeasurementsTab = lazy(() => import('~/features/measurements/measurements-tab.tsx'))

const tabs = accountTabs.map((tab) => ({ ...tab, to: accountTabPath(tab.key) }))

export default function OwnAccount({ token }: { token: string }) {
  // Started in parallel with the token check, to avoid a request waterfall.
  useProfile(token)
  useInfiniteQuery(ordersOf(token), queryClient)
  return (
    <ConfirmedAccount token={token}>
      {(account) => <AccountPage token={token} account={account} />}
    </ConfirmedAccount>
  )
}

function AccountPage({ token, account }: { token: string; account: User }) {
  const { store } = useSite()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const shown = accountTabIn(params)
  const leave = () => {
    signOut(token)
    void navigate(paths.home)
  }
  const onDeleted = () => {
    forgetSession()
    forgetCart()
    void navigate(paths.home)
  }
  const onSaved = (saved: User) => rememberAccount(token, saved)
  const ownData = <OwnData token={token} onDeleted={onDeleted} />

  return (
    <div className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
      <AccountHeading name={account.name} onSignOut={leave} />
      <div className="mt-7 mb-8 lg:mb-10">
        <TabBar label="Minha Conta" tabs={tabs} selected={shown} />
      </div>
      <VisitedPanel tab="pedidos" shown={shown}>
        <OrderList token={token} store={store} />
      </VisitedPanel>
      <VisitedPanel tab="medidas" shown={shown}>
        <Suspense fallback={<PartWaiting />}>
          <MeasurementsTab token={token} />
        </Suspense>
      </VisitedPanel>
      <VisitedPanel tab="suporte" shown={shown}>
        <AdminTicket token={token} orderNumber={orderOfNewTicket(params)} heading="h2" />
      </VisitedPanel>
      <VisitedPanel tab="perfil" shown={shown}>
        <ProfilePart token={token} aside={ownData}>
          {(profile) => <ProfileForm token={token} profile={profile} onSaved={onSaved} />}
        </ProfilePart>
      </VisitedPanel>
      <VisitedPanel tab="endereco" shown={shown}>
        <ProfilePart token={token}>
          {(profile) => <AddressForm token={token} profile={profile} onSaved={onSaved} />}
        </ProfilePart>
      </VisitedPanel>
      <VisitedPanel tab="seguranca" shown={shown}>
        <Security token={token} account={account} ownData={ownData} />
      </VisitedPanel>
    </div>
  )
}
