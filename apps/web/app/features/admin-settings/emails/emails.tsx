import { adminFailures } from '@shop/contract/admin-failures'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { classes } from '~/ui/classes.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { EmailList } from './email-list.tsx'
import { EmailPreview } from './email-preview.tsx'
import { EmailSettingsForm } from './email-settings-form.tsx'
import { storeEmailSettings, useEmailSettings, useEmails } from './emails.queries.ts'

const EMAIL = 'email'

/** Every email the shop sends. A phone shows the list or one email, a computer both. */
export function Emails() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const query = useEmails(token)
  const settings = useEmailSettings(token)
  const failure = listFailure(query, adminFailures.listEmails)
  if (failure) return <FailurePanel {...failure} />
  if (!query.data) return <TableSkeleton rows={6} />
  const requested = query.data.find(({ name }) => name === get(EMAIL))
  const shown = requested ?? query.data[0]
  return (
    <>
      {settings.data && (
        <EmailSettingsForm
          key={settings.dataUpdatedAt}
          settings={settings.data}
          onSaved={(saved) => storeEmailSettings(token, saved)}
        />
      )}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <div
          className={classes(
            'lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto',
            requested && 'max-lg:hidden',
          )}
        >
          <p className="mb-4 text-14 text-ink-2">
            Os e-mails que a loja envia sozinha, com os dados de um exemplo e o nome da sua loja. Nada é
            enviado daqui.
          </p>
          <EmailList
            emails={query.data}
            chosen={shown?.name}
            onChoose={(name) => change({ [EMAIL]: name })}
          />
        </div>
        {shown && (
          <div className={classes('min-w-0', !requested && 'max-lg:hidden')}>
            <TextButton className="mb-2 lg:hidden" onClick={() => change({ [EMAIL]: '' })}>
              <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
              Todos os e-mails
            </TextButton>
            <EmailPreview key={shown.name} email={shown} />
          </div>
        )}
      </div>
    </>
  )
}
